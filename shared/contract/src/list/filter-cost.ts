import type { Operator } from './filter-condition.ts';
import type { ListFieldKind } from './list-fields.ts';

/**
 * The most work that one filter may be to the database, in `costOfValue`: fifty parts of names, or four times fifty
 * parts of numbers. Each value of a text is looked for in every row, so that without a limit one call would occupy an
 * embedded server for a minute.
 */
export const filterBudget = 1000;

type Costed = { field: string; operator: Operator; values: readonly string[] };

/** What is too much in a filter: the first condition that passes the budget, and how many of its values would not. */
export type FilterExcess<Condition> = { condition: Condition; most: number; count: number };

/** Letters of a text that cost as much as a whole short name; beyond a name's longest nothing more is compared. */
const lettersOfCost = 10;
const lettersOfName = 100;

/**
 * What a value costs with every row: a text is searched, in the worst case once for each of its letters, a code is
 * shorter, anything else is compared.
 */
function costOfValue(kind: ListFieldKind, operator: Operator, value: string): number {
  if (kind === 'text') {
    const letters = Math.min(value.length, lettersOfName);
    return 20 * Math.max(1, Math.ceil(letters / lettersOfCost));
  }
  const isPart = operator === 'include' || operator === 'notinclude';
  return kind === 'code' && isPart ? 5 : 1;
}

/** Null where the conditions together are within the budget. */
export function findExcess<Condition extends Costed>(
  conditions: readonly Condition[],
  kindOf: (condition: Condition) => ListFieldKind,
): FilterExcess<Condition> | null {
  let left = filterBudget;
  for (const condition of conditions) {
    const kind = kindOf(condition);
    for (const [at, value] of condition.values.entries()) {
      left -= costOfValue(kind, condition.operator, value);
      if (left < 0) return { condition, most: at, count: condition.values.length };
    }
  }
  return null;
}
