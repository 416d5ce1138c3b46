import type { SitePage } from '@berth/contract';

type News = SitePage['news'][number];

export function newestFirst(news: readonly News[]): News[] {
  return [...news].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** Plain text into paragraphs, one per line. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
