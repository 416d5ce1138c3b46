import { type BookingBasics, type Locale, type Problem, under, voyageBoundsProblems } from '@berth/contract';
import { toChinaDay } from '../../../china-time.ts';
import type { Actor } from '../../../http/handlers.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { missingVersion } from '../../../save/asked-version.ts';
import { saveOnce } from '../../../save/save-once.ts';
import type { SaveAnswer } from '../bookings.schema.ts';
import { type BookingDependencies, findVisibleBooking } from '../record/bookings.service.ts';
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
    await refuseWrongBooking(save);
    return await (request.id === undefined ? createBooking(save) : changeBooking(save, request.id));
  });
}

async function refuseWrongBooking<Booking extends BookingBasics>(save: Save<Booking>): Promise<void> {
  const { kind, request, reference, locale } = save;
  const { booking, action, id, version } = request;
  const inForm = kind.problems(booking, action, reference);
  if (action === 'submit') inForm.push(...(await voyageProblems(save)));
  refuseProblems([...missingVersion({ id, version }), ...inForm.map(under('booking'))], locale);
}

/** What no voyage can be; the stored booking is read only where what it was submitted with may excuse it. */
async function voyageProblems<Booking extends BookingBasics>(save: Save<Booking>): Promise<Problem[]> {
  const { transaction, actor, request, now } = save;
  const today = toChinaDay(now);
  const problems = voyageBoundsProblems(request.booking, today, null);
  if (problems.length === 0 || request.id === undefined) return problems;
  const stored = await findVisibleBooking(transaction, actor, request.id);
  if (!stored || stored.status === 'draft') return problems;
  const { etd, receiving_place: receivingPlace, discharge_port: dischargePort } = stored;
  return voyageBoundsProblems(request.booking, today, { etd, receivingPlace, dischargePort });
}
