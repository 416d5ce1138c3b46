import { type HintedSubmit, HintsDialog } from '@berth/ui';
import type { BasicsDraft, BookingForm } from '../kind/form-kind.ts';
import { usePathNames } from './use-path-names.ts';

type BookingHintsProps<Draft extends BasicsDraft> = { form: BookingForm<Draft>; hinted: HintedSubmit };

/** What is doubtful in a booking, before it is submitted. */
export function BookingHints<Draft extends BasicsDraft>({ form, hinted }: BookingHintsProps<Draft>) {
  return <HintsDialog hinted={hinted} nameOf={usePathNames(form)} />;
}
