import { articleLimits } from '@berth/contract';

/** The name in addresses that a title suggests: its Latin letters and digits; blank where it has none. */
export function slugOf(title: string): string {
  const parts = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
  let slug = '';
  for (const part of parts) {
    const longer = slug === '' ? part.slice(0, articleLimits.slug) : `${slug}-${part}`;
    if (longer.length > articleLimits.slug) break;
    slug = longer;
  }
  return slug;
}
