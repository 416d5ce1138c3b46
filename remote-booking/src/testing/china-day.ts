import { toChinaTime } from '@berth/ui';

/** A day in China, counted from today, as `YYYY-MM-DD`: forms go by the real clock. */
export function chinaDay(daysFromToday: number): string {
  return toChinaTime(new Date(Date.now() + daysFromToday * 86_400_000)).slice(0, 10);
}
