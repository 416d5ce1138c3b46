import { expect, test } from '@jest/globals';
import { lclBookingListFields } from '../booking/lcl-booking-list.ts';
import { parseListQuery } from './parse-list-query.ts';

test('a repeated field is several conditions that all hold', () => {
  const read = parseListQuery({ etd: ['2026-12-01|>=', '2026-12-31|<='] }, lclBookingListFields);
  expect(read).toMatchObject({
    conditions: [
      { field: 'etd', operator: '>=', values: ['2026-12-01'] },
      { field: 'etd', operator: '<=', values: ['2026-12-31'] },
    ],
  });
});

test('more conditions on one field than anybody means are refused', () => {
  const etd = Array.from({ length: 5 }, () => '2026-12-01|>=');
  expect(parseListQuery({ etd }, lclBookingListFields)).toEqual({
    code: 'LIST_FIELD_UNKNOWN',
    params: { field: 'etd' },
  });
});
