import type { CargoLine } from '@berth/contract';
import type { FormHints } from '@berth/ui';
import { useCargoHints } from '../../cargo/sheet/use-cargo-hints.ts';
import type { BasicsDraft, FormKind } from './form-kind.ts';
import { useFieldHints } from './use-field-hints.ts';

const useNone = (): FormHints => none;
const none: FormHints = new Map();

/** All that is worth a second look before a booking is submitted, in words by path: fields, cells and cards. */
export function useBookingHints<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  { useHints = useNone }: Pick<FormKind<Draft, Booking>, 'useHints'>,
  draft: Draft,
): FormHints {
  const ofFields = useFieldHints(draft);
  const ofCargo = useCargoHints(draft.cargo, draft.warehouseType === 'amazon');
  const ofKind = useHints(draft);
  return new Map([...ofFields, ...ofCargo, ...ofKind]);
}
