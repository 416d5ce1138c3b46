import { afterWorkingDays } from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';

/** Working days within which a registration is reviewed (spec section 9). */
const reviewDays = 2;

/** The day by whose end a registration is reviewed that was sent now; `YYYY-MM-DD`. */
export async function dueDayOf(database: Kysely<Tables>, now: Date): Promise<string> {
  const today = toChinaDay(now);
  const rows = await database
    .selectFrom('holiday')
    .where('is_retired', '=', false)
    .where('code', '>', today)
    .select(['code', 'kind'])
    .execute();
  const daysOf = (kind: 'dayOff' | 'workday') =>
    rows.filter((row) => row.kind === kind).map(({ code }) => code);
  return afterWorkingDays(today, reviewDays, { daysOff: daysOf('dayOff'), workdays: daysOf('workday') });
}
