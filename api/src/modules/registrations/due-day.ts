import { afterWorkingDays } from '@berth/contract';
import holidays from '../../../reference/holidays.json' with { type: 'json' };
import { toChinaDay } from '../../china-time.ts';

/** Working days within which a registration is reviewed (spec section 9). */
const reviewDays = 2;

/** The day by whose end a registration is reviewed that was sent now; `YYYY-MM-DD`. */
export function dueDayOf(now: Date): string {
  return afterWorkingDays(toChinaDay(now), reviewDays, holidays);
}
