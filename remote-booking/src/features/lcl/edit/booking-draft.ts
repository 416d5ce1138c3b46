import { emptyLclBooking, type LclBooking, normalizePhone, trimText } from '@berth/contract';
import { type RowKeys, restoreRows } from '@berth/ui';
import { fromSavedAddress, fromSavedCargo, toBasics } from '../../bookings/kind/basics-request.ts';
import { type CargoLineDraft, cargoFields, newCargoLine } from '../../cargo/sheet/cargo-draft.ts';

/** An LCL booking as the form shows it: texts as typed, lines with keys. */
export type BookingDraft = Omit<LclBooking, 'cargo'> & { cargo: readonly CargoLineDraft[] };

export function newDraft(): BookingDraft {
  return { ...emptyLclBooking(), cargo: [newCargoLine()] };
}

export function fromSaved(booking: LclBooking): BookingDraft {
  return { ...booking, ...fromSavedAddress(booking), cargo: fromSavedCargo(booking.cargo) };
}

/**
 * The booking to send: numbers read, codes and phones normalised, empty lines left out, and nothing of a
 * choice that was taken back (a pickup address without a pickup).
 */
export function toRequest(draft: BookingDraft): { booking: LclBooking; keys: RowKeys } {
  const { basics, lineKeys } = toBasics(draft);
  const booking: LclBooking = {
    ...basics,
    expectedWarehousingAt: draft.expectedWarehousingAt,
    transportChannel: draft.transportChannel,
    isPickup: draft.isPickup,
    pickupAt: draft.isPickup ? draft.pickupAt : null,
    pickupPhone: draft.isPickup ? normalizePhone(draft.pickupPhone) : '',
    pickupAddress: draft.isPickup ? trimText(draft.pickupAddress) : '',
  };
  return { booking, keys: { cargo: lineKeys } };
}

/** A record of an older form may lack a newer field. */
export function restore(kept: unknown): BookingDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const cargo = restoreRows<CargoLineDraft>((kept as { cargo?: unknown }).cargo, cargoFields); // checked there
  return cargo && cargo.length > 0 ? { ...newDraft(), ...kept, cargo } : null;
}
