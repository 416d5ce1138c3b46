import { createHash, randomUUID } from 'node:crypto';
import {
  businessNumberPattern,
  type FieldError,
  type Locale,
  lclBookingProblems,
  type Problem,
  problemMessage,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaDay, toChinaTime } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ReferenceCatalog } from '../selects/reference-catalog.ts';
import { bookingStatusNames } from './booking-status-names.ts';
import { obstacleToSave, statusAfterSave } from './bookings.policy.ts';
import * as repository from './bookings.repository.ts';
import type { BookingEventKind, SaveAnswer } from './bookings.schema.ts';
import { type BookingDependencies, isBookingId } from './bookings.service.ts';
import {
  assignBusinessNumber,
  getBranchCode,
  lockFreeBusinessNumber,
  takeBusinessNumber,
} from './business-numbers.repository.ts';
import { choiceProblems } from './choice-problems.ts';
import { claimIdempotencyKey, forgetAnswersBefore, storeAnswer } from './idempotency-keys.repository.ts';
import { cargoLineColumns, lclBookingColumns } from './lcl-booking-columns.ts';
import { enteredLines, settleLclBooking } from './settle-lcl-booking.ts';

type SaveRequest = Call<'POST /business/submitBookingLcl'>['body'];
type Save = {
  transaction: Kysely<Tables>;
  reference: ReferenceCatalog;
  actor: Actor;
  request: SaveRequest;
  locale: Locale;
  now: Date;
};

const answersKeptMs = 24 * 3600_000;

/**
 * Saves a booking, new or changed, in one transaction with its cargo, its number, its history and the
 * answer that a retry with the same key gets.
 */
export async function submitLclBooking(
  { database, clock, reference }: BookingDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
): Promise<SaveAnswer> {
  const catalog = await reference();
  const request = { ...body, booking: settleLclBooking(body.booking, catalog) };
  refuseProblems(request, catalog, locale);
  const requestHash = hashOf(body);
  return await database.transaction().execute(async (transaction) => {
    const save: Save = { transaction, reference: catalog, actor, request, locale, now: clock() };
    const earlier = await claimIdempotencyKey(transaction, actor.customerId, {
      key: body.idempotencyKey,
      requestHash,
      at: save.now.toISOString(),
    });
    if (earlier) return answerAgain(earlier, requestHash);
    const answer = await (request.id === undefined ? createBooking(save) : changeBooking(save, request.id));
    await storeAnswer(transaction, actor.customerId, body.idempotencyKey, answer);
    const dayAgo = new Date(save.now.getTime() - answersKeptMs).toISOString();
    await forgetAnswersBefore(transaction, actor.customerId, dayAgo);
    return answer;
  });
}

function refuseProblems(
  { booking, action, id, version }: SaveRequest,
  catalog: ReferenceCatalog,
  locale: Locale,
): void {
  const inForm = [...lclBookingProblems(booking, action), ...choiceProblems(booking, catalog)];
  const problems: Problem[] = inForm.map((problem) => ({ ...problem, path: `booking.${problem.path}` }));
  if (id !== undefined && version === undefined) problems.unshift({ path: 'version', rule: 'required' });
  refuse(problems, locale);
}

function refuse(problems: readonly Problem[], locale: Locale): void {
  if (problems.length === 0) return;
  const fields = problems.map(
    (problem): FieldError => ({ field: problem.path, message: problemMessage(problem, locale) }),
  );
  throw new Refusal('REQUEST_INVALID', { fields });
}

// What the key stands for: everything else in the request, as it was understood.
function hashOf({ idempotencyKey: _key, ...content }: SaveRequest): string {
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

async function createBooking(save: Save): Promise<SaveAnswer> {
  const { transaction, actor, request, reference, now } = save;
  const id = randomUUID();
  const businessNumber = await numberForNewBooking(save);
  const status = statusAfterSave(null, request.action);
  const at = now.toISOString();
  await repository.insertBooking(transaction, {
    id,
    customer_id: actor.customerId,
    kind: 'lcl',
    business_number: businessNumber,
    version: 1,
    status,
    return_reason: '',
    warehouse_entry_number: '',
    ...lclBookingColumns({ ...request.booking, cargo: enteredLines(request.booking) }, reference),
    created_at: at,
    updated_at: at,
  });
  await assignBusinessNumber(transaction, actor.customerId, businessNumber, id);
  const answer = { id, version: 1, businessNumber, status };
  await storeCargoAndEvent(save, answer, request.action === 'submit' ? 'submitted' : 'created');
  return answer;
}

async function numberForNewBooking({ transaction, actor, request, now }: Save): Promise<string> {
  const { businessNumber } = request;
  if (businessNumber === undefined) {
    const branchCode = await getBranchCode(transaction, actor.customerId);
    return await takeBusinessNumber(transaction, {
      customerId: actor.customerId,
      branchCode,
      kind: 'lcl',
      day: toChinaDay(now),
      at: now.toISOString(),
    });
  }
  const isFree =
    businessNumberPattern.test(businessNumber) &&
    (await lockFreeBusinessNumber(transaction, actor.customerId, 'lcl', businessNumber));
  if (!isFree) throw new Refusal('BUSINESS_NUMBER_INVALID', { params: { number: businessNumber } });
  return businessNumber;
}

async function changeBooking(save: Save, id: string): Promise<SaveAnswer> {
  const { transaction, actor, request, reference, now } = save;
  const stored = isBookingId(id) ? await repository.lockLclBooking(transaction, actor.customerId, id) : null;
  if (!stored) throw new Refusal('NOT_FOUND');
  await refuseObstacle(save, stored);
  const status = statusAfterSave(stored.status, request.action);
  const version = stored.version + 1;
  await repository.updateBooking(transaction, actor.customerId, id, {
    ...lclBookingColumns({ ...request.booking, cargo: enteredLines(request.booking) }, reference),
    version,
    status,
    updated_at: now.toISOString(),
  });
  const answer = { id, version, businessNumber: stored.business_number, status };
  await storeCargoAndEvent(save, answer, changeOf(stored.status, status));
  return answer;
}

function changeOf(before: SaveAnswer['status'], after: SaveAnswer['status']): BookingEventKind {
  if (after === 'draft') return 'draftSaved';
  return before === 'draft' ? 'submitted' : 'changed';
}

type LockedBooking = NonNullable<Awaited<ReturnType<typeof repository.lockLclBooking>>>;

async function refuseObstacle(save: Save, stored: LockedBooking): Promise<void> {
  const { transaction, actor, request, locale } = save;
  const { action, version = 0 } = request;
  switch (obstacleToSave(stored, { action, version })) {
    case 'notEditable':
      throw new Refusal('BOOKING_NOT_EDITABLE', { params: { status: bookingStatusNames[stored.status] } });
    case 'newerVersion': {
      const [last] = await repository.listBookingEvents(transaction, actor.customerId, stored.id);
      throw new Refusal('BOOKING_VERSION_CONFLICT', {
        params: { name: last?.user_name ?? '', time: last ? toChinaTime(last.at) : '' },
      });
    }
    case 'draftOfSubmitted':
      refuse([{ path: 'action', rule: 'unknownChoice' }], locale);
  }
}

async function storeCargoAndEvent(save: Save, answer: SaveAnswer, what: BookingEventKind): Promise<void> {
  const { transaction, actor, request, now } = save;
  const { customerId } = actor;
  const lines = cargoLineColumns(enteredLines(request.booking), { customerId, bookingId: answer.id });
  await repository.replaceCargoLines(transaction, customerId, answer.id, lines);
  await repository.insertBookingEvent(transaction, {
    booking_id: answer.id,
    customer_id: customerId,
    version: answer.version,
    user_id: actor.userId,
    user_name: actor.name,
    what,
    status: answer.status,
    at: now.toISOString(),
  });
}
