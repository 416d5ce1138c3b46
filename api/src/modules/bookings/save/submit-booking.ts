import { createHash } from 'node:crypto';
import type { BookingBasics, Locale, Problem } from '@berth/contract';
import type { Actor } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import type { SaveAnswer } from '../bookings.schema.ts';
import type { BookingDependencies } from '../record/bookings.service.ts';
import type { KindOfBooking } from '../record/kind-of-booking.ts';
import { claimIdempotencyKey, forgetAnswersBefore, storeAnswer } from './idempotency-keys.repository.ts';
import { changeBooking, createBooking, type Save, type SaveRequest } from './store-booking.ts';

const answersKeptMs = 24 * 3600_000;

/**
 * Saves a booking, new or changed, in one transaction with its cargo, its number, its history and the
 * answer that a retry with the same key gets.
 */
export async function submitBooking<Booking extends BookingBasics>(
  kind: KindOfBooking<Booking>,
  { database, clock, reference }: BookingDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest<Booking>; locale: Locale },
): Promise<SaveAnswer> {
  const catalog = await reference();
  const request = { ...body, booking: kind.settle(body.booking, catalog) };
  const requestHash = hashOf(body);
  return await database.transaction().execute(async (transaction) => {
    const save: Save<Booking> = {
      kind,
      transaction,
      reference: catalog,
      actor,
      request,
      locale,
      now: clock(),
    };
    const earlier = await claimIdempotencyKey(transaction, actor.customerId, {
      key: body.idempotencyKey,
      requestHash,
      at: save.now.toISOString(),
    });
    // Before the rules: they, or the lists, may be others by now than they were for the save whose answer was lost.
    if (earlier) return answerAgain(earlier, requestHash);
    refuseWrongBooking(kind, request, catalog, locale);
    const answer = await (request.id === undefined ? createBooking(save) : changeBooking(save, request.id));
    await storeAnswer(transaction, actor.customerId, body.idempotencyKey, answer);
    const dayAgo = new Date(save.now.getTime() - answersKeptMs).toISOString();
    await forgetAnswersBefore(transaction, actor.customerId, dayAgo);
    return answer;
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
  if (id !== undefined && version === undefined) problems.unshift({ path: 'version', rule: 'required' });
  refuseProblems(problems, locale);
}

// What the key stands for: everything else in the request, as it was understood.
function hashOf({ idempotencyKey: _key, ...content }: SaveRequest<unknown>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function answerAgain(
  earlier: { requestHash: string; answer: SaveAnswer | null },
  requestHash: string,
): SaveAnswer {
  if (earlier.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  if (!earlier.answer) throw new Error('A key was stored without its answer');
  return earlier.answer;
}
