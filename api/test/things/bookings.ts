import { storeMeasurements } from '../../src/modules/integration/measurements.repository.ts';
import { assignedContainer, containerNumbers, handling, sailing } from '../container-events.ts';
import { fclBooking } from '../fcl-booking.ts';
import { newEventId, openSystem } from '../integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../lcl-booking.ts';
import type { Portal, SignedIn } from '../portal.ts';
import { inventIds, type Maker, type PartOfThings } from './part-of-things.ts';

type BookingThings = {
  bookingId: string;
  /** Taken and not used. */
  businessNumber: string;
  /** Used for `bookingId`, with the content of `bookingOf`. */
  idempotencyKey: string;
  /** Submitted, and for nothing else than being returned. */
  returnableId: string;
  /** Never submitted. */
  draftId: string;
  fclBookingId: string;
};

const declared = { isDeclared: true, exportDocuments: 'ownTaxRefund' } as const;

/** A booking with the word in all that the customer entered. */
export const bookingOf = (word: string) =>
  lclBooking({
    ...declared,
    remarks: `remarks ${word}`,
    address: `address ${word}`,
    stateName: `state ${word}`,
    cargo: [cargoLine({ goods_name: `goods ${word}`, instructions: `handle ${word}` }), cargoLine()],
  });

export const fclBookingOf = (word: string) => {
  const [place] = fclBooking().loadingPlaces;
  const loadingPlaces = place ? [{ ...place, address: `yard ${word}`, contact: `driver ${word}` }] : [];
  return fclBooking({ ...declared, loadingPlaces, cargo: [cargoLine({ goods_name: `goods ${word}` })] });
};

const submit = 'POST /business/submitBookingLcl';

/** Submits the booking that a person's other things are about. */
export async function submitBookingOf(person: SignedIn, word: string): Promise<Maker['booking']> {
  const idempotencyKey = crypto.randomUUID();
  const saved = await person.get(submit, { body: saveRequest(bookingOf(word), { idempotencyKey }) });
  return { ...saved, idempotencyKey };
}

export const bookingThings: PartOfThings<BookingThings> = {
  make: async ({ portal, person, word, booking }) => {
    const asDraft = saveRequest(bookingOf(word), { action: 'saveDraft' });
    const { id: draftId } = await person.get(submit, { body: asDraft });
    const returnable = await person.get(submit, { body: saveRequest(bookingOf(word)) });
    await ship(portal, person.customerId, [booking, returnable]);
    const full = saveRequest(fclBookingOf(word));
    const { id: fclBookingId } = await person.get('POST /business/submitBookingFcl', { body: full });
    const fullDraft = saveRequest(fclBookingOf(word), { action: 'saveDraft' });
    await person.get('POST /business/submitBookingFcl', { body: fullDraft });
    const { businessNumber } = await person.get('GET /business/getServeceId', { query: {} });
    const { id: bookingId, idempotencyKey } = booking;
    return { bookingId, businessNumber, idempotencyKey, returnableId: returnable.id, draftId, fclBookingId };
  },
  invent: () => ({
    ...inventIds('bookingId', 'idempotencyKey', 'returnableId', 'draftId', 'fclBookingId'),
    businessNumber: `SZL-${String(Math.floor(Math.random() * 900_000) + 100_000)}-9999`,
  }),
};

const numbers = containerNumbers();

/** Puts bookings into a container of their own that is on its way; the first was measured as well. */
async function ship(
  portal: Portal,
  customerId: string,
  bookings: readonly { id: string; businessNumber: string }[],
): Promise<void> {
  const system = await openSystem(portal);
  const [earlier, number] = [numbers.next().value, numbers.next().value];
  for (const { businessNumber } of bookings) {
    for (const box of [earlier, number]) {
      const body = { eventId: newEventId(), businessNumber, containers: [assignedContainer(box)] };
      await system.get('POST /integration/assignContainers', { body });
    }
  }
  const about = { equipmentReference: number };
  const arrival = {
    eventClassifierCode: 'EST',
    eventDateTime: '2026-12-20T06:00:00-08:00',
    ...about,
  } as const;
  const events = [handling('GTOT', 'EMPTY', 'CNYTN', about), sailing('ARRI', 'USLGB', arrival)];
  await system.get('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
  const [first] = bookings;
  const by = { customerId, bookingId: first?.id ?? '', system: 'Warehouse', now: portal.clock() };
  const measured = { line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 };
  await storeMeasurements(portal.database.kysely, by, [measured]);
}
