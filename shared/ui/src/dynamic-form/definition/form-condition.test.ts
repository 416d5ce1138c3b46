import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FormCondition, isConditionMet, isEmptyValue, pathsOfCondition } from './form-condition.ts';

const values: Record<string, unknown> = {
  type: 'private',
  pieces: '１０',
  note: '　',
  etd: '2026-12-01',
  isPickup: false,
  nature: ['battery'],
  none: null,
};
const read = (path: string) => values[path];

test.each<[FormCondition, boolean]>([
  [{ field: 'type', operator: '=', value: 'private' }, true],
  [{ field: 'type', operator: '!=', value: 'private' }, false],
  [{ field: 'type', operator: 'in', value: ['amazon', 'private'] }, true],
  [{ field: 'type', operator: 'not-in', value: ['amazon', 'walmart'] }, true],
  [{ field: 'pieces', operator: '=', value: 10 }, true],
  [{ field: 'pieces', operator: '>', value: 9 }, true],
  [{ field: 'pieces', operator: '>=', value: 10.5 }, false],
  [{ field: 'note', operator: '<', value: 1 }, false],
  [{ field: 'note', operator: '>=', value: 0 }, false],
  [{ field: 'etd', operator: '<', value: '2026-12-02' }, true],
  [{ field: 'none', operator: '<', value: '2026-12-02' }, false],
  [{ field: 'isPickup', operator: '=', value: false }, true],
  [{ field: 'isPickup', operator: 'empty' }, false],
  [{ field: 'note', operator: 'empty' }, true],
  [{ field: 'gone', operator: 'filled' }, false],
  [{ field: 'nature', operator: 'includes', value: 'battery' }, true],
  [{ field: 'type', operator: 'includes', value: 'private' }, false],
  [{ all: [] }, true],
  [{ any: [] }, false],
])('%j: %p', (condition, isMet) => {
  expect(isConditionMet(condition, read)).toBe(isMet);
});

test('what is empty', () => {
  expect([null, undefined, '', ' \u3000', [], [null, null], { a: '', b: [] }].every(isEmptyValue)).toBe(true);
  expect([0, false, '0', ['x'], [null, '2026-12-01'], { a: '', b: 'x' }].some(isEmptyValue)).toBe(false);
});

const field = fc.constantFrom('a', 'b', 'c');
const scalar = fc.constantFrom('x', 'y', true, false);
const leaf: fc.Arbitrary<FormCondition> = fc.oneof(
  fc.record({ field, operator: fc.constantFrom('=' as const, '!=' as const), value: scalar }),
  fc.record({
    field,
    operator: fc.constantFrom('in' as const, 'not-in' as const),
    value: fc.array(scalar, { maxLength: 3 }),
  }),
  fc.record({ field, operator: fc.constantFrom('empty' as const, 'filled' as const) }),
);
const { tree } = fc.letrec<{ tree: FormCondition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({ all: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ not: tie('tree') }),
  ),
}));
const answers = fc.record({
  a: fc.constantFrom('x', 'y', '', true),
  b: fc.constantFrom('x', 'y', null, false),
  c: fc.constantFrom('x', undefined, '　'),
});

/** The same, spelled out as a formula of truths and counted rather than walked. */
function plain(condition: FormCondition, known: Record<string, unknown>): boolean {
  if ('all' in condition) return condition.all.filter((part) => !plain(part, known)).length === 0;
  if ('any' in condition) return condition.any.filter((part) => plain(part, known)).length > 0;
  if ('not' in condition) return plain(condition.not, known) === false;
  const actual = known[condition.field];
  const isBlank = actual === undefined || actual === null || String(actual).trim() === '';
  const wanted = 'value' in condition ? [condition.value].flat() : [];
  const isWanted = new Set<unknown>(wanted).has(actual);
  return {
    '=': isWanted,
    in: isWanted,
    '!=': !isWanted,
    'not-in': !isWanted,
    empty: isBlank,
    filled: !isBlank,
  }[
    condition.operator as '=' | 'in' | '!=' | 'not-in' | 'empty' | 'filled' // the operators that `leaf` makes
  ];
}

test('a condition of any depth agrees with the plain reading of it', () => {
  fc.assert(
    fc.property(tree, answers, (condition, known: Record<string, unknown>) => {
      return isConditionMet(condition, (path) => known[path]) === plain(condition, known);
    }),
  );
});

test('a condition looks at the fields that it names and at no other', () => {
  fc.assert(
    fc.property(tree, answers, (condition, known: Record<string, unknown>) => {
      const seen = new Set<string>();
      isConditionMet(condition, (path) => {
        seen.add(path);
        return known[path];
      });
      const named = pathsOfCondition(condition);
      return [...seen].every((path) => named.includes(path));
    }),
  );
});
