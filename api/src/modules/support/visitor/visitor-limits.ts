import type { Transaction } from 'kysely';
import { fromChinaTime } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';

/** What a day takes in all: staff can still read what is kept. */
export const conversationsPerDay = 2000;
/** Of one network, so that none of them uses the day up for all. */
export const perSiteAndDay = 20;

const dayMs = 24 * 3600_000;

/** Throws RATE_LIMITED, until midnight in China, where one more of a visitor would be too many. The day has to be locked. */
export async function requireWithinDay(
  transaction: Transaction<Tables>,
  siteHash: Buffer,
  { day, given, now }: { day: string; given: number; now: Date },
): Promise<void> {
  const { count } = await transaction
    .selectFrom('conversation')
    .where('started_on', '=', day)
    .where('site_hash', '=', siteHash)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (given < conversationsPerDay && Number(count) < perSiteAndDay) return;
  const midnight = Date.parse(fromChinaTime(`${day} 00:00:00`)) + dayMs;
  throw new Refusal('RATE_LIMITED', { params: { seconds: Math.ceil((midnight - now.getTime()) / 1000) } });
}
