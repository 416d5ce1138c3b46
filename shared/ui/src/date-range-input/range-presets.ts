/** From and to, both included; null where a side is open. */
export type DateRange = readonly [from: string | null, to: string | null];

export const rangePresets = ['today', 'thisWeek', 'thisMonth', 'last30Days'] as const;
export type RangePreset = (typeof rangePresets)[number];

/** The range that a preset means on a day (`YYYY-MM-DD`). A week begins on Monday. */
export function presetRange(preset: RangePreset, today: string, withTime: boolean): DateRange {
  const [from, to] = presetDays(preset, today);
  return withTime ? [`${from} 00:00:00`, `${to} 23:59:59`] : [from, to];
}

function presetDays(preset: RangePreset, today: string): [string, string] {
  const date = new Date(`${today}T00:00:00Z`);
  switch (preset) {
    case 'today':
      return [today, today];
    case 'thisWeek': {
      const sinceMonday = (date.getUTCDay() + 6) % 7;
      return [addDays(date, -sinceMonday), addDays(date, 6 - sinceMonday)];
    }
    case 'thisMonth': {
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
      return [dayOf(new Date(Date.UTC(year, month, 1))), dayOf(new Date(Date.UTC(year, month + 1, 0)))];
    }
    case 'last30Days':
      return [addDays(date, -29), today];
  }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function addDays(date: Date, days: number): string {
  return dayOf(new Date(date.getTime() + days * 24 * 3600_000));
}
