import { bareCode, normalizeCode, type SelectOption } from '@berth/contract';
import { matchRank } from '@berth/ui';

/** One line of the palette. */
export type PaletteItem = {
  /** Unique in the palette. */
  id: string;
  title: string;
  /** More words about it, the most telling first. */
  facts: readonly string[];
  /** An outline in a box of 20 by 20. */
  icon: string;
  /** A code is set in figures of one width. */
  isCode?: boolean;
  /** Opens in a tab of the workspace; on another site in a window of its own. */
  path?: string;
  isOutside?: boolean;
  run?: () => void;
};

export type PaletteGroup = { id: string; title: string; items: readonly PaletteItem[]; hasMore?: boolean };

/** Something that the browser finds by its names in both languages, by pinyin and initials. */
export type NamedItem = { item: PaletteItem; names: Pick<SelectOption, 'nameZh' | 'nameEn'> };

/** The named items that answer the words, the best first; all of them without words. */
export function findNamed(named: readonly NamedItem[], words: string): PaletteItem[] {
  return named
    .map(({ item, names }) => ({ item, rank: matchRank({ value: '', search: '', ...names }, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ item }) => item);
}

/** Those whose title holds the words in any spelling, as the server finds codes. */
export function findByCode(items: readonly PaletteItem[], words: string): PaletteItem[] {
  const code = bareCode(normalizeCode(words));
  return words.trim() === ''
    ? [...items]
    : items.filter(({ title }) => code !== '' && bareCode(normalizeCode(title)).includes(code));
}

/**
 * Groups that have something. What was opened of late stands first and in no other group; within a group a path may
 * come twice, as of two containers of one booking.
 */
export function settleGroups(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const [recent] = groups;
  const known = new Set(recent?.items.map(({ path }) => path));
  return groups
    .map((group) => {
      if (group === recent) return group;
      return { ...group, items: group.items.filter(({ path }) => path === undefined || !known.has(path)) };
    })
    .filter(({ items }) => items.length > 0);
}
