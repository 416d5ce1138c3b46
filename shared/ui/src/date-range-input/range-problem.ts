import { readDateText } from '../date-input/date-text.ts';
import type { DateRange } from './range-presets.ts';

export type RangeProblem = 'invalidDate' | 'fromAfterTo';

/** What is wrong with a range; null for a right one, an open one, or none at all. */
export function rangeProblem([from, to]: DateRange, withTime: boolean): RangeProblem | null {
  const isWrong = (text: string | null) => text !== null && readDateText(text, withTime) !== text;
  if (isWrong(from) || isWrong(to)) return 'invalidDate';
  // Both are written from the year on: their order as texts is that of time.
  return from !== null && to !== null && from > to ? 'fromAfterTo' : null;
}
