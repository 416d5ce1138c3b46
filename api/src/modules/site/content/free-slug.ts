import { contentLimits, slugOf } from '@berth/contract';

// Room for a number behind it.
const longest = contentLimits.slug - 4;

/** A name for addresses, of an English title, that is not taken yet. */
export function freeSlug(title: string, taken: readonly string[]): string {
  const wanted = slugOf(title, longest) || 'job';
  const others = new Set(taken);
  let slug = wanted;
  for (let next = 2; others.has(slug); next += 1) slug = `${wanted}-${next}`;
  return slug;
}
