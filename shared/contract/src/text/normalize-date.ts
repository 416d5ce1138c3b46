import { normalizeDigits } from './normalize-digits.ts';

const written = [
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/,
  /^(\d{4})\s*(年)\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?$/u,
  /^(\d{4})()(\d{2})(\d{2})$/,
];

/**
 * A calendar day as `YYYY-MM-DD`, or null where the text is no day of the calendar (`2026-02-30`). Reads
 * `2026-1-5`, `2026/1/5`, `2026.1.5`, `20260105` and `2026年1月5日`, in full-width characters too; always year
 * first, because other orders mean different days to different readers.
 */
export function normalizeDate(value: string): string | null {
  const text = normalizeDigits(value);
  for (const form of written) {
    const match = form.exec(text);
    if (match) return calendarDay(Number(match[1]), Number(match[3]), Number(match[4]));
  }
  return null;
}

function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
