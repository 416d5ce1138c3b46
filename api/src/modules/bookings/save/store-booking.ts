import { randomUUID } from 'node:crypto';
import {
  type BookingBasics,
  type BookingStatus,
  bookingStatusNames,
  businessNumberPattern,
  frozenFieldProblems,
  frozenFields,
  type Locale,
  under,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { showChange } from '../../../notify/tell-customer.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import type { BookingEventKind, SaveAnswer } from '../bookings.schema.ts';
import { cargoLineColumns } from '../record/booking-columns.ts';
import { refuseNewerVersion } from '../record/booking-refusals.ts';
import { obstacleToSave, spaceOf, statusAfterSave } from '../record/bookings.policy.ts';
import * as repository from '../record/bookings.repository.ts';
import { lockVisibleBooking } from '../record/bookings.service.ts';
import {
  assignBusinessNumber,
  findBookingOfNumber,
  getBranchCode,
  lockFreeBusinessNumber,
  takeBusinessNumber,
} from '../record/business-numbers.repository.ts';
import { findBookedSpace } from '../record/fcl-parts.repository.ts';
import type { KindOfBooking } from '../record/kind-of-booking.ts';
import { recordBookingEvents } from '../record/record-booking-events.ts';
import { readChosenBefore } from './read-chosen-before.ts';
import { enteredLines } from './settle-booking.ts';

type LclRequest = Call<'POST /business/submitBookingLcl'>['body'];

/** A request to save a booking of one kind. */
export type SaveRequest<Booking> = Omit<LclRequest, 'booking'> & { booking: Booking };

/** One save: who asks for what, inside which transaction. */
export type Save<Booking extends BookingBasics> = {
  kind: KindOfBooking<Booking>;
  transaction: Transaction<Tables>;
  reference: ReferenceCatalog;
  actor: Actor;
  request: SaveRequest<Booking>;
  locale: Locale;
  now: Date;
};

/** A new booking under its number, with its cargo and the first event of its history. */
export async function createBooking<Booking extends BookingBasics>(save: Save<Booking>): Promise<SaveAnswer> {
  const { kind, transaction, actor, request, reference, now } = save;
  await refuseClosed(save, null);
  const id = randomUUID();
  const businessNumber = await numberForNewBooking(save);
  const status = statusAfterSave(null, request.action);
  const at = now.toISOString();
  await repository.insertBooking(transaction, {
    id,
    customer_id: actor.customerId,
    kind: kind.kind,
    business_number: businessNumber,
    version: 1,
    status,
    return_reason: '',
    warehouse_entry_number: '',
    ...kind.columns({ ...request.booking, cargo: enteredLines(request.booking) }, reference),
    created_at: at,
    updated_at: at,
  });
  await assignBusinessNumber(transaction, actor.customerId, businessNumber, id);
  const answer = { id, version: 1, businessNumber, status };
  await storeCargoAndEvent(save, answer, {
    what: request.action === 'submit' ? 'submitted' : 'created',
    from: null,
  });
  return answer;
}

async function numberForNewBooking<Booking extends BookingBasics>({
  kind: { kind },
  transaction,
  actor,
  request,
  now,
}: Save<Booking>): Promise<string> {
  const { businessNumber } = request;
  if (businessNumber === undefined) {
    const branchCode = await getBranchCode(transaction, actor.customerId);
    return await takeBusinessNumber(transaction, {
      customerId: actor.customerId,
      branchCode,
      kind,
      day: toChinaDay(now),
      at: now.toISOString(),
    });
  }
  const isNumber = businessNumberPattern.test(businessNumber);
  const own = [transaction, actor.customerId, kind, businessNumber] as const;
  if (isNumber && (await lockFreeBusinessNumber(...own))) return businessNumber;
  const params = { number: businessNumber };
  // Its first save may have come through without an answer: never a second booking for that.
  const existing = isNumber ? await findBookingOfNumber(...own) : null;
  if (existing) throw new Refusal('BUSINESS_NUMBER_BOOKED', { params, existing });
  throw new Refusal('BUSINESS_NUMBER_INVALID', { params });
}

/** A stored booking as it is now asked for, one version on; refused where the policy says so. */
export async function changeBooking<Booking extends BookingBasics>(
  save: Save<Booking>,
  id: string,
): Promise<SaveAnswer> {
  const { kind, transaction, actor, request, reference, now } = save;
  const stored = await lockVisibleBooking(transaction, actor, id);
  if (stored?.kind !== kind.kind) throw new Refusal('NOT_FOUND');
  await refuseObstacle(save, stored);
  await refuseTooLate(save, stored);
  await refuseClosed(save, stored.status === 'draft' ? null : stored);
  const status = statusAfterSave(stored.status, request.action);
  const version = stored.version + 1;
  await repository.updateBooking(transaction, actor.customerId, id, {
    ...kind.columns({ ...request.booking, cargo: enteredLines(request.booking) }, reference),
    version,
    status,
    updated_at: now.toISOString(),
  });
  const answer = { id, version, businessNumber: stored.business_number, status };
  await storeCargoAndEvent(save, answer, { what: changeOf(stored.status, status), from: stored.status });
  return answer;
}

function changeOf(before: SaveAnswer['status'], after: SaveAnswer['status']): BookingEventKind {
  if (after === 'draft') return 'draftSaved';
  return before === 'draft' ? 'submitted' : 'changed';
}

async function refuseObstacle<Booking extends BookingBasics>(
  save: Save<Booking>,
  stored: repository.LockedBooking,
): Promise<void> {
  const { transaction, request, locale } = save;
  const { action, version = 0 } = request;
  switch (obstacleToSave(stored, { action, version })) {
    case 'notEditable':
      throw new Refusal('BOOKING_NOT_EDITABLE', { params: { status: bookingStatusNames[stored.status] } });
    case 'newerVersion':
      return await refuseNewerVersion(transaction, stored);
    case 'draftOfSubmitted':
      refuseProblems([{ path: 'action', rule: 'unknownChoice' }], locale);
  }
}

/** What is closed or retired by now may stay in a draft, and in a booking that was submitted with it. */
async function refuseClosed<Booking extends BookingBasics>(
  { kind, transaction, request, reference, locale }: Save<Booking>,
  submitted: repository.LockedBooking | null,
): Promise<void> {
  if (request.action !== 'submit') return;
  let problems = kind.newProblems(request.booking, reference, null);
  if (problems.length > 0 && submitted) {
    const place = { customerId: submitted.customer_id, bookingId: submitted.id };
    const before = await readChosenBefore(transaction, place);
    problems = kind.newProblems(request.booking, reference, before);
  }
  refuseProblems(problems.map(under('booking')), locale);
}

async function refuseTooLate<Booking extends BookingBasics>(
  { transaction, request, locale }: Save<Booking>,
  stored: repository.LockedBooking,
): Promise<void> {
  const frozen = frozenFields(spaceOf(stored));
  const { customer_id, id } = stored;
  const booked = frozen.length > 0 ? await findBookedSpace(transaction, customer_id, id) : null;
  if (!booked) return;
  const problems = frozenFieldProblems(frozen, booked, request.booking);
  refuseProblems(problems.map(under('booking')), locale);
}

async function storeCargoAndEvent<Booking extends BookingBasics>(
  save: Save<Booking>,
  answer: SaveAnswer,
  event: { what: BookingEventKind; from: BookingStatus | null },
): Promise<void> {
  const { kind, transaction, actor, request, now } = save;
  const { customerId } = actor;
  const lines = cargoLineColumns(enteredLines(request.booking), { customerId, bookingId: answer.id });
  await repository.replaceCargoLines(transaction, customerId, answer.id, lines);
  await kind.storeParts?.(transaction, { customerId, bookingId: answer.id }, request.booking);
  const { id, version, status, businessNumber } = answer;
  const booking = { id, customer_id: customerId, business_number: businessNumber };
  await recordBookingEvents(transaction, [{ booking, version, status, by: actor, now, ...event }]);
  // Colleagues may have it on screen.
  await showChange(transaction, { customerId, record: { kind: 'booking', id } });
}
