import {
  airBookingList,
  type BookingKind,
  bareCode,
  bookingKinds,
  bookingStatusNames,
  type LocalizedText,
  lclBookingList,
  normalizeCode,
  pathOfRecord,
  type SearchGroup,
  type SearchHit,
  searchLimits,
} from '@berth/contract';
import type { Context } from '../../../context.ts';
import { readInTurn } from '../../../list/read-in-turn.ts';
import { searchDocument } from '../../../list/search-document.ts';
import { readSearchWords, type SearchWords } from '../../../list/search-words.ts';
import type { Provider } from '../../../providers/ask-providers.ts';
import { maySeeKind } from '../record/bookings.policy.ts';
import { type FoundBooking, findBookings } from './booking-search.repository.ts';

const allKinds = Object.keys(bookingKinds) as BookingKind[]; // the keys, typed
const { customerBusinessNumber, warehouseEntryNumber, goodsName, destinationName } = lclBookingList.columns;

/** Bookings by their numbers, their goods and where they go. */
export function searchBookings({ database, reference }: Pick<Context, 'database' | 'reference'>) {
  return {
    name: 'bookings' as const,
    permission: 'bookings:view',
    ask: async ({ words: typed, actor, signal }): Promise<SearchGroup> => {
      const { customerId } = actor;
      const words = readSearchWords(typed);
      const kinds = allKinds.filter((kind) => maySeeKind(actor, kind));
      const found = await readInTurn(database, { customerId, signal }, (snapshot) =>
        findBookings(snapshot.database, { customerId, kinds }, words),
      );
      const { ports, airports } = await reference();
      const nameOfPlace = (code: string): LocalizedText => {
        const place = ports.get(code) ?? airports.get(code);
        return place ? { 'zh-CN': place.nameZh, en: place.nameEn } : asItIs(code);
      };
      return {
        kind: 'bookings',
        hits: found
          .slice(0, searchLimits.hitsOfGroup)
          .map((booking) => presentHit(booking, words, nameOfPlace(booking.destination))),
        hasMore: found.length > searchLimits.hitsOfGroup,
      };
    },
  } satisfies Provider<{ words: string }, SearchGroup>;
}

const asItIs = (text: string): LocalizedText => ({ 'zh-CN': text, en: text });

function presentHit(booking: FoundBooking, words: SearchWords, destination: LocalizedText): SearchHit {
  const matched = matchedField(booking, words, destination);
  const goods = asItIs(booking.goods_names?.[0] ?? '');
  const parts = [bookingStatusNames[booking.status], destination, goods];
  return {
    record: { kind: 'booking', id: booking.id },
    title: booking.business_number,
    subtitle: parts.filter((part) => part.en !== '' && part.en !== matched?.value.en),
    matched,
    path: pathOfRecord(`${booking.kind}Booking`, booking.id),
  };
}

function matchedField(
  booking: FoundBooking,
  { code, text }: SearchWords,
  destination: LocalizedText,
): SearchHit['matched'] {
  const holds = (number: string) => code !== '' && bareCode(normalizeCode(number)).includes(code);
  if (holds(booking.business_number)) return null;
  const numbers = [
    [customerBusinessNumber.heading, booking.customer_business_number],
    [warehouseEntryNumber.heading, booking.warehouse_entry_number],
    [airBookingList.columns.waybillNumber.heading, booking.waybill_number],
  ] as const;
  const number = numbers.find(([, value]) => holds(value));
  if (number) return { name: number[0], value: asItIs(number[1]) };
  const goods = booking.goods_names?.find((name) => searchDocument([name]).includes(text));
  return goods === undefined
    ? { name: destinationName.filter.label, value: destination }
    : { name: goodsName.filter.label, value: asItIs(goods) };
}
