import { may, pathOfRecord } from '@berth/contract';
import type { Kysely } from 'kysely';
import { fromChinaTime, toChinaDay, toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { type WorklistEntry, type WorklistProvider, wordReason } from '../../worklist/worklist-entry.ts';
import { listNearCutOffs } from '../cut-offs/near-cut-offs.repository.ts';
import { maySeeKind } from '../record/bookings.policy.ts';
import * as repository from './booking-worklist.repository.ts';
import { cutOffWords, draftWords, measuredWords, returnedWords } from './booking-worklist-words.ts';

type Dependencies = Pick<Context, 'database'>;
type Asked = Parameters<WorklistProvider['ask']>[0];

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const cutOffWithinMs = 48 * hourMs;
const draftAfterMs = 3 * dayMs;
/** What happened longer ago was dealt with, or never will be. */
const recentMs = 14 * dayMs;
/** Of each kind: nobody works through more. */
const limit = 100;

/** What needs a customer of their bookings. */
export function bookingWorklist({ database }: Dependencies): WorklistProvider {
  return {
    name: 'bookings',
    permission: 'bookings:view',
    ask: async (asked) => {
      const found = await Promise.all([
        findReturned(database, asked),
        findCutOffs(database, asked),
        findMeasured(database, asked),
        findDrafts(database, asked),
      ]);
      return found.flat();
    },
  };
}

/** A booking as an entry names it; `view` to read, also where it could be changed. */
export function namesOf(
  { id, kind, business_number: number }: repository.NamedBooking,
  page: 'one' | 'view',
): Pick<WorklistEntry, 'record' | 'path'> {
  return { record: { kind: 'booking', id, number }, path: pathOfRecord(`${kind}Booking`, id, page) };
}

/** Bookings of the kinds that a person may see. */
export function seenBy<Booking extends Pick<repository.NamedBooking, 'kind'>>(
  actor: Actor,
  bookings: readonly Booking[],
): Booking[] {
  return bookings.filter(({ kind }) => maySeeKind(actor, kind));
}

async function findReturned(database: Kysely<Tables>, { actor, now }: Asked): Promise<WorklistEntry[]> {
  const { customerId, userId } = actor;
  const since = new Date(now.getTime() - recentMs);
  const bookings = await repository.listReturned(database, { customerId, userId, since, limit });
  return seenBy(actor, bookings).map((booking) => {
    const { return_reason: reason } = booking;
    const words = reason === '' ? returnedWords.withoutReason : returnedWords.withReason;
    const dueAt = null;
    return {
      kind: 'bookingReturned',
      urgency: 'soon',
      dueAt,
      ...namesOf(booking, 'view'),
      ...wordReason(words, { reason }),
    };
  });
}

async function findCutOffs(database: Kysely<Tables>, { actor, now }: Asked): Promise<WorklistEntry[]> {
  const to = toChinaTime(new Date(now.getTime() + cutOffWithinMs));
  const span = { from: toChinaTime(now), to, limit };
  const found = await listNearCutOffs(database, actor.customerId, span);
  return found.map((booking) => ({
    kind: 'cutOffNear',
    part: booking.cut_off,
    ...namesOf(booking, 'view'),
    ...wordReason(cutOffWords[booking.cut_off]),
    dueAt: new Date(fromChinaTime(booking.at)),
  }));
}

async function findMeasured(database: Kysely<Tables>, { actor, now }: Asked): Promise<WorklistEntry[]> {
  const { customerId } = actor;
  const since = new Date(now.getTime() - recentMs);
  const bookings = await repository.listMeasuredOtherwise(database, { customerId, since, limit });
  return bookings.map((booking) => {
    const isBoth = booking.is_other_weight && booking.is_other_volume;
    const words = isBoth ? measuredWords.both : measuredWords[booking.is_other_weight ? 'weight' : 'volume'];
    const params = {
      weight: plain(booking.charged_weight),
      volume: plain(booking.charged_volume),
      bookedWeight: plain(booking.weight),
      bookedVolume: plain(booking.volume),
    };
    return {
      kind: 'measuredDifferently',
      ...namesOf(booking, 'view'),
      ...wordReason(words, params),
      dueAt: null,
    };
  });
}

/** Without the zeros behind it. */
const plain = (decimal: string | null) => Number(decimal ?? 0);

async function findDrafts(database: Kysely<Tables>, { actor, now }: Asked): Promise<WorklistEntry[]> {
  if (!may(actor, 'bookings:edit')) return [];
  const { customerId } = actor;
  const before = new Date(now.getTime() - draftAfterMs);
  const drafts = await repository.listLeftDrafts(database, { customerId, before, limit });
  return seenBy(actor, drafts).map((booking) => ({
    kind: 'draftLeft',
    ...namesOf(booking, 'one'),
    ...wordReason(draftWords, { day: toChinaDay(booking.updated_at) }),
    dueAt: null,
  }));
}
