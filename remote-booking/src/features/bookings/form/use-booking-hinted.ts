import type { CargoLine } from '@berth/contract';
import { useHintedSubmit } from '@berth/ui';
import type { BasicsDraft, BookingForm, FormKind } from '../kind/form-kind.ts';
import { useBookingHints } from '../kind/use-booking-hints.ts';

type HintedInput<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  form: BookingForm<Draft>;
  /** It was never submitted. */
  isDraft: boolean;
  submit: () => void;
};

/** The hints of a booking, and its submission, which asks about them before. */
export function useBookingHinted<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  input: HintedInput<Draft, Booking>,
) {
  const { kind, form, isDraft, submit } = input;
  const hints = useBookingHints(kind, form.state.draft);
  const before = useBookingHints(kind, form.state.baseline);
  return useHintedSubmit({ form, hints, submitted: isDraft ? undefined : before, submit });
}
