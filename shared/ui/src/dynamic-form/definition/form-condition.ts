import { trimText } from '@berth/contract';
import { numberOfDraft } from '../../number-input/number-draft.ts';

type ConditionValue = string | number | boolean;

/**
 * When something of a form holds, as data: it can come from a server, and is never evaluated as code. `field` is a
 * path from the top of the form (`container.kind`). A number is compared with what a number field means (`'10'`,
 * `'１０'` and `10.0` are 10); a text with the text as it stands; order of texts is that of dates. What is empty, or
 * is no number where a number is asked for, is neither less nor more.
 */
export type FormCondition =
  | { field: string; operator: '=' | '!='; value: ConditionValue }
  | { field: string; operator: '<' | '<=' | '>' | '>='; value: string | number }
  | { field: string; operator: 'in' | 'not-in'; value: readonly ConditionValue[] }
  | { field: string; operator: 'includes'; value: string }
  | { field: string; operator: 'empty' | 'filled' }
  | { all: readonly FormCondition[] }
  | { any: readonly FormCondition[] }
  | { not: FormCondition };

/** `all` of nothing holds, `any` of nothing does not. `read` answers the value at a path. */
export function isConditionMet(condition: FormCondition, read: (path: string) => unknown): boolean {
  if ('all' in condition) return condition.all.every((part) => isConditionMet(part, read));
  if ('any' in condition) return condition.any.some((part) => isConditionMet(part, read));
  if ('not' in condition) return !isConditionMet(condition.not, read);
  const actual = read(condition.field);
  switch (condition.operator) {
    case '=':
      return isSame(actual, condition.value);
    case '!=':
      return !isSame(actual, condition.value);
    case 'in':
      return condition.value.some((one) => isSame(actual, one));
    case 'not-in':
      return !condition.value.some((one) => isSame(actual, one));
    case 'includes':
      return Array.isArray(actual) && actual.includes(condition.value);
    case 'empty':
      return isEmptyValue(actual);
    case 'filled':
      return !isEmptyValue(actual);
    default: {
      const order = compare(actual, condition.value);
      if (order === null) return false;
      return { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[condition.operator];
    }
  }
}

/** Every path that a condition looks at. */
export function pathsOfCondition(condition: FormCondition): string[] {
  if ('all' in condition) return condition.all.flatMap(pathsOfCondition);
  if ('any' in condition) return condition.any.flatMap(pathsOfCondition);
  if ('not' in condition) return pathsOfCondition(condition.not);
  return [condition.field];
}

/** Nothing entered: blanks, no choice, an empty list or range. A switch that is off is an answer. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return trimText(value) === '';
  if (Array.isArray(value)) return value.every(isEmptyValue);
  if (typeof value === 'object') return Object.values(value).every(isEmptyValue);
  return false;
}

function isSame(actual: unknown, wanted: ConditionValue): boolean {
  return typeof wanted === 'number' ? numberAt(actual) === wanted : actual === wanted;
}

function compare(actual: unknown, wanted: string | number): number | null {
  if (typeof wanted === 'number') {
    const number = numberAt(actual);
    return number === null ? null : number - wanted;
  }
  if (typeof actual !== 'string' || actual === '') return null;
  return actual === wanted ? 0 : actual < wanted ? -1 : 1;
}

function numberAt(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? numberOfDraft(value) : null;
}
