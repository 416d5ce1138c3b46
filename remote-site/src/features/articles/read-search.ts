import { articleLimits } from '@berth/contract';

/** What an address asks for, as long as a search may be, and no half of a character. */
export function readSearch(params: URLSearchParams): string {
  return (params.get('search') ?? '')
    .trim()
    .slice(0, articleLimits.search)
    .replace(/[\ud800-\udbff]$/, '');
}
