import type { Transaction } from 'kysely';
import { secondsLeftOf } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { countOfSite } from '../record/conversations.repository.ts';

/** What a day takes in all: staff can still read what is kept. */
const conversationsPerDay = 2000;
/** Of one network, so that none of them uses the day up for all. */
const perSiteAndDay = 20;

/** Throws RATE_LIMITED, until midnight in China, where one more of a visitor would be too many. The day has to be locked. */
export async function requireWithinDay(
  transaction: Transaction<Tables>,
  siteHash: Buffer,
  { day, given, now }: { day: string; given: number; now: Date },
): Promise<void> {
  const count = await countOfSite(transaction, day, siteHash);
  if (given < conversationsPerDay && count < perSiteAndDay) return;
  throw new Refusal('RATE_LIMITED', { params: { seconds: secondsLeftOf(day, now) } });
}
