import type { Locale, SitePage } from '@berth/contract';

type News = SitePage['news'][number];

export function newestFirst(news: readonly News[]): News[] {
  return [...news].sort((a, b) => b.date.localeCompare(a.date));
}

/** A day of the calendar is the same day everywhere: it is read and written in UTC. */
export function newsDate(date: string, locale: Locale): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Plain text into paragraphs, one per line. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
