import { isDay } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';

const maxDays = 90;
const dayMs = 24 * 3600_000;
// China has kept UTC+8 without summer time since 1991.
const chinaOffsetMs = 8 * 3600_000;

/** So many days after now, `YYYY-MM-DD` in China. */
export function chinaDayIn(days: number, now: Date): string {
  return new Date(now.getTime() + chinaOffsetMs + days * dayMs).toISOString().slice(0, 10);
}

/** What is wrong with a day until which an item is to be snoozed: it is from tomorrow on, and at most three months away. */
export function snoozeDayProblem(until: string, now: Date): Problem | null {
  const [from, latest] = [chinaDayIn(1, now), chinaDayIn(maxDays, now)];
  if (!isDay(until)) return { path: 'until', rule: 'invalidDate' };
  if (until < from) return { path: 'until', rule: 'snoozePassed', params: { from } };
  return until > latest ? { path: 'until', rule: 'snoozeTooFar', params: { latest } } : null;
}
