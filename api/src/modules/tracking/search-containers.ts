import {
  type BookingKind,
  bookingKinds,
  bookingStatusNames,
  pathOfRecord,
  type SearchGroup,
  searchLimits,
} from '@berth/contract';
import type { Context } from '../../context.ts';
import { readInTurn } from '../../list/read-in-turn.ts';
import { readSearchWords } from '../../list/search-words.ts';
import type { Provider } from '../../providers/ask-providers.ts';
import { maySeeKind } from '../bookings/record/bookings.policy.ts';
import { findContainers } from './container-search.repository.ts';

const allKinds = Object.keys(bookingKinds) as BookingKind[]; // the keys, typed
/** What a container number can hold; of anything else none is asked for. */
const partOfNumber = /^[A-Z0-9]{1,11}$/;

/** Containers by their number, each with the booking whose cargo is in it. */
export function searchContainers({ database }: Pick<Context, 'database'>) {
  return {
    name: 'containers' as const,
    permission: 'bookings:view',
    ask: async ({ words: typed, actor, signal }): Promise<SearchGroup> => {
      const { customerId } = actor;
      const words = readSearchWords(typed);
      const kinds = allKinds.filter((kind) => maySeeKind(actor, kind));
      const found = partOfNumber.test(words.code)
        ? await readInTurn(database, { customerId, signal }, (snapshot) =>
            findContainers(snapshot.database, { customerId, kinds }, words),
          )
        : [];
      return {
        kind: 'containers',
        hits: found.slice(0, searchLimits.hitsOfGroup).map((container) => ({
          record: { kind: 'booking', id: container.booking_id },
          title: container.number,
          subtitle: [
            { 'zh-CN': container.business_number, en: container.business_number },
            bookingStatusNames[container.status],
          ],
          matched: null,
          path: pathOfRecord(`${container.kind}Booking`, container.booking_id),
        })),
        hasMore: found.length > searchLimits.hitsOfGroup,
      };
    },
  } satisfies Provider<{ words: string }, SearchGroup>;
}
