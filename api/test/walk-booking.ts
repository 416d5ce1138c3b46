import { type BookingKind, statusProvenBy, stepsToStatus } from '@berth/contract';
import { expect } from '@jest/globals';
import type { BookingRow } from '../src/modules/bookings/record/bookings.repository.ts';
import type { BookingAct, Walked } from './booking-acts.ts';
import { enterAirBooking, fclBooking } from './fcl-booking.ts';
import { isKnownToHaveSailed, noteStays } from './known-stays.ts';
import { lclBooking, saveRequest } from './lcl-booking.ts';

/** A booking to walk with; of air freight there are no drafts. */
export async function makeWalked(
  walker: Pick<Walked, 'portal' | 'person' | 'system'>,
  { kind, action, boxes }: { kind: BookingKind; action: 'saveDraft' | 'submit'; boxes: Walked['boxes'] },
): Promise<Walked> {
  const { portal, person } = walker;
  const rest = { ...walker, kind, boxes, known: new Set<string>(), stays: [] };
  if (kind === 'air') {
    const made = await enterAirBooking(portal.database.kysely, person.customerId, { at: portal.clock() });
    return { ...rest, ...made };
  }
  const { id, businessNumber } =
    kind === 'lcl'
      ? await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking(), { action }) })
      : await person.get('POST /business/submitBookingFcl', { body: saveRequest(fclBooking(), { action }) });
  return { ...rest, id, businessNumber };
}

export async function readStored({ portal, id }: Walked): Promise<BookingRow | undefined> {
  const { kysely } = portal.database;
  return await kysely.selectFrom('booking').where('id', '=', id).selectAll().executeTakeFirst();
}

/** In the order in which they were written. */
export async function readHistory({ portal, id }: Walked) {
  const { kysely } = portal.database;
  const events = kysely.selectFrom('booking_event').where('booking_id', '=', id).selectAll();
  return await events.orderBy('version').orderBy('serial').execute();
}

/**
 * Does one thing to a booking and expects what the tables of the contract say of it: that it is done or refused, and
 * where it leads. False once there is no such booking any more.
 */
export async function expectAct(walked: Walked, act: BookingAct): Promise<boolean> {
  walked.portal.clock.advance(1);
  const before = await readStored(walked);
  if (!before) throw new Error('There is no such booking');
  const historyBefore = await readHistory(walked);
  const answer = await act.run(walked, before);
  const isDone = isDoneBy(answer);
  const said = `${act.what} of ${walked.kind} that is ${before.status}: ${answer.statusCode}`;
  expect([said, isDone]).toEqual([said, act.isAllowed(before, walked)]);
  expect([said, answer.statusCode < 500]).toEqual([said, true]);
  const after = await readStored(walked);
  if (act.what === 'deleteDraft' && isDone) {
    expect(after).toBeUndefined();
    return false;
  }
  if (!after) throw new Error(`${said}, and it is gone`);
  const history = await readHistory(walked);
  if (!isDone) expect([said, after, history]).toEqual([said, before, historyBefore]);
  expect([said, after.status]).toEqual([said, isDone ? statusAfter(act, before, after) : before.status]);
  expectHistory(said, after, history);
  await noteStays(walked, isDone ? act : null);
  expect([said, after.has_departed]).toEqual([said, await isKnownToHaveSailed(walked)]);
  return true;
}

/** A call about several bookings says of each what became of it. */
function isDoneBy({ statusCode, json }: Awaited<ReturnType<BookingAct['run']>>): boolean {
  if (statusCode !== 200) return false;
  const { data } = json() as { data: { results?: { outcome: string }[] } }; // so answers this API
  return data.results?.every(({ outcome }) => outcome === 'returned' || outcome === 'deleted') ?? true;
}

/** Where containers move it: to what all of them prove. */
function statusAfter({ leadsTo }: BookingAct, before: BookingRow, after: BookingRow) {
  if (leadsTo) return leadsTo(before);
  const proven = statusProvenBy(after.tracking_milestone);
  return (proven ? stepsToStatus(before.status, proven).at(-1) : undefined) ?? before.status;
}

type History = Awaited<ReturnType<typeof readHistory>>;

/** Each version has the one event that made it, and a booking was updated when the newest line of all says. */
function expectHistory(said: string, stored: BookingRow, history: History): void {
  const versions = history.filter(({ told }) => told === null);
  expect([said, versions.map(({ version }) => version)]).toEqual([said, versions.map((_each, at) => at + 1)]);
  expect([said, versions.length, versions.at(-1)?.status]).toEqual([said, stored.version, stored.status]);
  expect([said, stored.updated_at]).toEqual([
    said,
    history
      .map(({ at }) => at)
      .sort()
      .at(-1),
  ]);
}
