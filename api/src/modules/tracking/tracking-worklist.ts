import type { Context } from '../../context.ts';
import { namesOf, seenBy } from '../bookings/worklist/booking-worklist.ts';
import { type WorklistProvider, type WorklistWords, wordReason } from '../worklist/worklist-entry.ts';
import { listDelayed } from './tracking-worklist.repository.ts';

/** By how many days: English tells one of them apart. */
const slippedWords = (days: number): WorklistWords => ({
  why: {
    'zh-CN': '预计到港推迟到 {day}，比首次预计晚 {days} 天',
    en: `Now expected to arrive on {day}, {days} ${days === 1 ? 'day' : 'days'} later than first estimated`,
  },
  action: { 'zh-CN': '查看运踪', en: 'Track' },
});

const leastHours = 24;
const limit = 100;

/** Ships that come a day or more later than was first estimated. */
export function trackingWorklist({ database }: Pick<Context, 'database'>): WorklistProvider {
  return {
    name: 'tracking',
    permission: 'bookings:view',
    ask: async ({ actor }) => {
      const bookings = await listDelayed(database, { customerId: actor.customerId, leastHours, limit });
      return seenBy(actor, bookings).map((booking) => {
        const days = Math.floor((booking.delay_hours ?? 0) / 24);
        // By the clock of the port.
        const day = (booking.eta ?? '').slice(0, 10);
        return {
          kind: 'etaSlipped',
          ...namesOf(booking, 'view'),
          ...wordReason(slippedWords(days), { day, days }),
          dueAt: null,
        };
      });
    },
  };
}
