import type { BookingBasics, Locale, Problem } from '@berth/contract';
import type { Actor } from '../../../http/handlers.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { missingVersion } from '../../../save/asked-version.ts';
import { saveOnce } from '../../../save/save-once.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import type { SaveAnswer } from '../bookings.schema.ts';
import type { BookingDependencies } from '../record/bookings.service.ts';
import type { KindOfBooking } from '../record/kind-of-booking.ts';
import { changeBooking, createBooking, type Save, type SaveRequest } from './store-booking.ts';

/** Saves a booking once, new or changed: with its cargo, its number and its history. */
export async function submitBooking<Booking extends BookingBasics>(
  kind: KindOfBooking<Booking>,
  { database, clock, reference }: BookingDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest<Booking>; locale: Locale },
): Promise<SaveAnswer> {
  const catalog = await reference();
  const { idempotencyKey: key, ...content } = body;
  const request = { ...body, booking: kind.settle(body.booking, catalog) };
  const attempt = { customerId: actor.customerId, key, content };
  return await saveOnce({ database, clock }, attempt, async (transaction, now) => {
    const save: Save<Booking> = { kind, transaction, reference: catalog, actor, request, locale, now };
    refuseWrongBooking(kind, request, catalog, locale);
    return await (request.id === undefined ? createBooking(save) : changeBooking(save, request.id));
  });
}

function refuseWrongBooking<Booking extends BookingBasics>(
  kind: KindOfBooking<Booking>,
  { booking, action, id, version }: SaveRequest<Booking>,
  catalog: ReferenceCatalog,
  locale: Locale,
): void {
  const inForm = kind.problems(booking, action, catalog);
  const problems: Problem[] = inForm.map((problem) => ({ ...problem, path: `booking.${problem.path}` }));
  refuseProblems([...missingVersion({ id, version }), ...problems], locale);
}
