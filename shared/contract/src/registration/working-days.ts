/** Days off between Monday and Friday, and working days on a weekend, each `YYYY-MM-DD`. */
export type HolidayCalendar = { daysOff: readonly string[]; workdays: readonly string[] };

/** The day that is so many working days after `day`; both `YYYY-MM-DD`. */
export function afterWorkingDays(day: string, count: number, { daysOff, workdays }: HolidayCalendar): string {
  const date = new Date(`${day}T00:00:00Z`);
  let left = count;
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    const next = date.toISOString().slice(0, 10);
    const isWeekend = date.getUTCDay() % 6 === 0;
    if (workdays.includes(next) || (!isWeekend && !daysOff.includes(next))) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
