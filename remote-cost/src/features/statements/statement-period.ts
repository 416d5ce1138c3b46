import { isDay, statementLimits } from '@berth/contract';
import type { DateRange } from '@berth/ui';

export const statementPeriods = ['thisMonth', 'lastMonth', 'lastThree', 'own'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

const dayMs = 24 * 3600_000;

/** The first day of the month that is so many before that of a day, `YYYY-MM-DD`. */
function monthBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** The days of a period that is named, up to today where it is under way. */
export function daysOf(period: Exclude<StatementPeriod, 'own'>, today: string): { from: string; to: string } {
  const month = monthBefore(today, 0);
  switch (period) {
    case 'thisMonth':
      return { from: month, to: today };
    case 'lastMonth':
      return {
        from: monthBefore(today, 1),
        to: new Date(Date.parse(month) - dayMs).toISOString().slice(0, 10),
      };
    case 'lastThree':
      return { from: monthBefore(today, 2), to: today };
  }
}

/** What is wrong with days that were entered. */
export function daysProblem([from, to]: DateRange): 'daysMissing' | 'daysTooMany' | null {
  if (!from || !to || !isDay(from) || !isDay(to) || from > to) return 'daysMissing';
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days > statementLimits.days ? 'daysTooMany' : null;
}
