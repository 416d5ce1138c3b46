import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { operators } from './filter-condition.ts';
import { addressLength, fromFilterObject, toFilterObject } from './filter-object.ts';

test('conditions of one field stand together, each encoded', () => {
  const conditions = [
    { field: 'etd', operator: '>=', values: ['2026-12-01'] },
    { field: 'goodsName', operator: 'include', values: ['a|b', 'c,d'] },
    { field: 'etd', operator: '<=', values: ['2026-12-31'] },
  ] as const;
  const filterObj = { etd: ['2026-12-01|>=', '2026-12-31|<='], goodsName: ['a\\|b,c\\,d|include'] };
  expect(toFilterObject(conditions)).toEqual(filterObj);
  expect(fromFilterObject(filterObj)).toEqual({
    conditions: [conditions[0], conditions[2], conditions[1]],
    unreadable: [],
  });
});

test('an operator that there is not is told, and the rest is read', () => {
  expect(fromFilterObject({ goodsName: ['a|like', 'b|='] })).toEqual({
    conditions: [{ field: 'goodsName', operator: '=', values: ['b'] }],
    unreadable: ['goodsName'],
  });
});

test('whatever the values hold comes back out of JSON', () => {
  const unit = fc.constantFrom('|', ',', '\\', '%', '_', "'", '"', '盐', '📦', '\n', ' ', 'a');
  const condition = fc.record({
    field: fc.oneof(fc.constantFrom('goodsName', 'etd', '__proto__', 'constructor', 'toString')),
    operator: fc.constantFrom(...operators),
    values: fc.array(fc.string({ unit }), { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(condition), (conditions) => {
      const kept = JSON.parse(JSON.stringify(toFilterObject(conditions)));
      const read = fromFilterObject(kept);
      const byField = Map.groupBy(conditions, ({ field }) => field);
      expect(read.unreadable).toEqual([]);
      expect(Map.groupBy(read.conditions, ({ field }) => field)).toEqual(byField);
    }),
  );
});

test('their length is that of the address in which they stand', () => {
  const filterObj = { etd: ['2026-12-01|>=', '2026-12-31|<='], goodsName: ['保温杯,a b|include'] };
  const address = new URLSearchParams([
    ['etd', '2026-12-01|>='],
    ['etd', '2026-12-31|<='],
    ['goodsName', '保温杯,a b|include'],
  ]).toString();
  expect(addressLength(filterObj)).toBe(address.length);
  expect(addressLength({ a: ['仓'] })).toBe('a='.length + 9);
  expect(addressLength({})).toBe(0);
});
