import { bookingStatuses, lclBookingListFields, parseListQuery } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type ListSearch,
  plainSearch,
  readSearch,
  sortFields,
  toListInput,
  writeSearch,
} from './list-search.ts';

const anySearch: fc.Arbitrary<ListSearch> = fc.record({
  page: fc.integer({ min: 1, max: 1000 }),
  pageSize: fc.constantFrom(10, 20, 30, 40, 50),
  sort: fc.option(
    fc.record({ field: fc.constantFrom(...sortFields), order: fc.constantFrom('ascending', 'descending') }),
  ),
  statuses: fc.subarray([...bookingStatuses]),
  texts: fc.record(
    { goodsName: fc.constantFrom('灯具', 'a|b', 'x,y\\z', 'dj'), warehouseCode: fc.constant('ONT8') },
    { requiredKeys: [] },
  ),
  etd: fc.record({ from: fc.option(fc.constant('2026-12-01')), to: fc.option(fc.constant('2026-12-31')) }),
});

describe('the list in the URL', () => {
  test('comes back as it was written', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(readSearch(new URLSearchParams(writeSearch(search).toString()))).toEqual(search);
      }),
    );
  });

  test('asks for nothing that the server refuses', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const { filter, page, pageSize, ...sort } = toListInput(search);
        const query = { page: String(page), pageSize: String(pageSize), ...sort, ...filter };
        expect(parseListQuery(query, lclBookingListFields)).not.toHaveProperty('code');
      }),
    );
  });

  test('the plain list has a plain address, and nonsense opens it', () => {
    expect(writeSearch(plainSearch).toString()).toBe('');
    const odd = new URLSearchParams('page=-1&pageSize=7&prop=password&status=sunk&etdFrom=2026-13-45');
    expect(readSearch(odd)).toEqual(plainSearch);
  });
});
