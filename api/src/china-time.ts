// China has kept UTC+8 without summer time since 1991: a fixed offset is exact for every booking.
const chinaOffsetMs = 8 * 3600_000;

/** An instant as the portal shows it: `YYYY-MM-DD HH:mm:ss`, China Standard Time. */
export function toChinaTime(instant: string | Date): string {
  const shifted = new Date(new Date(instant).getTime() + chinaOffsetMs);
  return shifted.toISOString().slice(0, 19).replace('T', ' ');
}

/** The day of an instant in China, `YYYY-MM-DD`. */
export function toChinaDay(instant: string | Date): string {
  return toChinaTime(instant).slice(0, 10);
}

/** The ISO instant of a `YYYY-MM-DD HH:mm:ss` in China. */
export function fromChinaTime(text: string): string {
  return new Date(`${text.replace(' ', 'T')}+08:00`).toISOString();
}

const dayMs = 24 * 3600_000;

/** How many seconds of a day in China (`YYYY-MM-DD`) are left at a moment in it. */
export function secondsLeftOf(day: string, now: Date): number {
  const end = Date.parse(fromChinaTime(`${day} 00:00:00`)) + dayMs;
  return Math.ceil((end - now.getTime()) / 1000);
}
