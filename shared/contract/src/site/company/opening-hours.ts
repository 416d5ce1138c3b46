/**
 * A span of a weekday in which a branch is open: `opens` to `closes`, `HH:mm`, China Standard Time. It ends on its own day,
 * at `24:00` at the latest: a night is written as two spans.
 */
export type OpeningSpan = {
  /** From 1, Monday, to 7, Sunday. */
  weekday: number;
  opens: string;
  closes: string;
};

/** A day on which a branch is closed, whatever its hours: `YYYY-MM-DD`. */
export type ClosedDay = { day: string };

/** A moment as people in China read it off the clock: the day, and `HH:mm` of it. */
export type ChinaMoment = { day: string; time: string };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
// China has kept UTC+8 without summer time since 1991.
const chinaOffsetMs = 8 * 60 * minuteMs;
const daysAhead = 366;

/** Whether a branch is open at a moment. It is open in the minute in which it opens, and no more in that in which it closes. */
export function isOpenAt(
  hours: readonly OpeningSpan[],
  closedDays: readonly ClosedDay[],
  now: Date,
): boolean {
  const { day, time } = chinaMomentOf(now);
  return spansOf(day, hours, closedDays).some(({ opens, closes }) => opens <= time && time < closes);
}

/**
 * When a branch opens next, after now; of one that is open that is after it has closed. Null where it does not open within
 * a year. Spans that meet, at midnight too, are one: nothing opens between them.
 */
export function nextOpening(
  hours: readonly OpeningSpan[],
  closedDays: readonly ClosedDay[],
  now: Date,
): ChinaMoment | null {
  const current = chinaMomentOf(now);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const { day } = chinaMomentOf(new Date(now.getTime() + ahead * dayMs));
    const opening = spansOf(day, hours, closedDays)
      .map(({ opens }) => opens)
      .sort()
      .find((time) => {
        const isAhead = day > current.day || time > current.time;
        return isAhead && !isOpenAt(hours, closedDays, minuteBefore(day, time));
      });
    if (opening !== undefined) return { day, time: opening };
  }
  return null;
}

function spansOf(
  day: string,
  hours: readonly OpeningSpan[],
  closedDays: readonly ClosedDay[],
): readonly OpeningSpan[] {
  if (closedDays.some((closed) => closed.day === day)) return [];
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7; // Sunday is 0 there
  return hours.filter((span) => span.weekday === weekday);
}

function chinaMomentOf(instant: Date): ChinaMoment {
  const text = new Date(instant.getTime() + chinaOffsetMs).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

function minuteBefore(day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00+08:00`) - minuteMs);
}
