import type { Transaction } from 'kysely';
import { secondsLeftOf } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { countLeads } from './leads.repository.ts';

/** What a day takes in all: a flood is refused, and staff can still read what is kept. */
export const leadsPerDay = 1000;
/** Of one phone, or of one mail address. */
const perPersonAndDay = 10;
/** Of one network, so that none of them uses the day up for all. */
const perSiteAndDay = 50;

type Sender = { phoneKey: string; mailKey: string; siteHash: Buffer };

/** Throws RATE_LIMITED, until midnight in China, where one more of a day would be too many. The day has to be locked. */
export async function requireWithinDay(
  transaction: Transaction<Tables>,
  sender: Sender,
  { day, given, now }: { day: string; given: number; now: Date },
): Promise<void> {
  const { phone, mail, site } = await countLeads(transaction, { day, ...sender });
  const isWithin = given < leadsPerDay && Math.max(phone, mail) < perPersonAndDay && site < perSiteAndDay;
  if (isWithin) return;
  throw new Refusal('RATE_LIMITED', { params: { seconds: secondsLeftOf(day, now) } });
}
