import { bookingKindNames, bookingStatusNames, paths, type SearchGroup, searchLimits } from '@berth/contract';
import type { Context } from '../../context.ts';
import { readInTurn } from '../../list/read-in-turn.ts';
import { readSearchWords } from '../../list/search-words.ts';
import type { Provider } from '../../providers/ask-providers.ts';
import { findDeskBookings } from './desk.repository.ts';

/** Bookings of all customers by their numbers, for staff: whose each is stands beside it. */
export function searchDeskBookings({ database }: Pick<Context, 'database'>) {
  return {
    name: 'deskBookings' as const,
    permission: 'desk:bookings',
    ask: async ({ words: typed, actor: { customerId }, signal }): Promise<SearchGroup> => {
      const words = readSearchWords(typed);
      const found = await readInTurn(database, { customerId, signal }, (snapshot) =>
        findDeskBookings(snapshot.database, words),
      );
      return {
        kind: 'deskBookings',
        hits: found.slice(0, searchLimits.hitsOfGroup).map((booking) => ({
          record: { kind: 'booking', id: booking.id },
          title: booking.business_number,
          subtitle: [
            { 'zh-CN': booking.customer_name, en: booking.customer_name },
            bookingKindNames[booking.kind],
            bookingStatusNames[booking.status],
          ],
          matched: null,
          path: paths.deskBooking({ number: booking.business_number }),
        })),
        hasMore: found.length > searchLimits.hitsOfGroup,
      };
    },
  } satisfies Provider<{ words: string }, SearchGroup>;
}
