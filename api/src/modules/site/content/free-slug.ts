import { contentLimits } from '@berth/contract';

// Room for a number behind it.
const longest = contentLimits.slug - 4;

/** A name for addresses, of an English title, that is not taken yet. */
export function freeSlug(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  const wanted = plain || 'job';
  const others = new Set(taken);
  let slug = wanted;
  for (let next = 2; others.has(slug); next += 1) slug = `${wanted}-${next}`;
  return slug;
}
