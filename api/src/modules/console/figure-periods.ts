import { toChinaTime } from '../../china-time.ts';

/** From its first second up to, not with, its end; times `YYYY-MM-DD HH:mm:ss` in China. Open without an end. */
export type Period = { from: string; until?: string };

/** The first day of a month, so many before that of a day. */
export function monthBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const midnight = (day: string) => `${day} 00:00:00`;

/** The periods that the figures of a moment are about. A period before ends where the one under way stands now. */
export function figurePeriods(now: Date) {
  const moment = toChinaTime(now);
  const today = moment.slice(0, 10);
  const time = moment.slice(11);
  const month = monthBefore(today, 0);
  const year = `${today.slice(0, 4)}-01-01`;
  const lastMonth = monthBefore(today, 1);
  const lastYear = `${Number(today.slice(0, 4)) - 1}-01-01`;
  return {
    today,
    day: {
      now: { from: midnight(today) },
      before: sinceThen(daysAfter(today, -1), `${daysAfter(today, -1)} ${time}`),
    },
    month: {
      now: { from: midnight(month) },
      before: sinceThen(lastMonth, sameDay(today, lastMonth, month, time)),
    },
    year: {
      now: { from: midnight(year) },
      before: sinceThen(
        lastYear,
        sameDay(today, `${lastYear.slice(0, 4)}${today.slice(4, 8)}01`, null, time),
      ),
    },
    /** The newest last. */
    lastMonths: (count: number): Period[] =>
      Array.from({ length: count }, (_, at) => ({
        from: midnight(monthBefore(today, count - 1 - at)),
        until: midnight(monthBefore(today, count - 2 - at)),
      })),
  };
}

/** The same for what has a day and no time: both ends are days of the period. */
export function figureDays(now: Date, months: number) {
  const today = toChinaTime(now).slice(0, 10);
  const [month, lastMonth] = [monthBefore(today, 0), monthBefore(today, 1)];
  const same = daysAfter(lastMonth, Number(today.slice(8)) - 1);
  return {
    /** The days of last month that this one has had so far. */
    before: { from: lastMonth, to: same < month ? same : daysAfter(month, -1) },
    /** The newest last: this month, to its end. */
    months: Array.from({ length: months }, (_, at) => ({
      from: monthBefore(today, months - 1 - at),
      to: daysAfter(monthBefore(today, months - 2 - at), -1),
    })),
  };
}

const sinceThen = (from: string, until: string): Period => ({ from: midnight(from), until });

/** The same day of another month, or the end of that where it is shorter. */
function sameDay(day: string, firstOfMonth: string, next: string | null, time: string): string {
  const end = next ?? monthBefore(firstOfMonth, -1);
  const same = daysAfter(firstOfMonth, Number(day.slice(8)) - 1);
  return same < end ? `${same} ${time}` : midnight(end);
}
