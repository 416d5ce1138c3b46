import type { SelectOption } from '@berth/contract';
import { pinyinInitials } from './pinyin-initials.ts';

/** What typing is compared by: full-width forms, case, spaces and the apostrophes of pinyin do not count. */
function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\s]/g, '');
}

/** The server's options bring their pinyin; those that a page names itself have its initials at least. */
const initialsOf = (option: SelectOption) => {
  const known = initials.get(option) ?? searchKey(pinyinInitials(option.nameZh));
  initials.set(option, known);
  return known;
};
const initials = new WeakMap<SelectOption, string>();

/** How well an option answers what was typed, 0 best; null when it does not. */
export function matchRank(option: SelectOption, typed: string): number | null {
  const key = searchKey(typed);
  if (key === '') return 0;
  const value = searchKey(option.value);
  if (value === key) return 0;
  if (value.startsWith(key) || searchKey(option.nameZh).startsWith(key)) return 1;
  const name = searchKey(option.nameEn);
  if (name.startsWith(key) || option.search.split(/\s+/).some((word) => word.startsWith(key))) return 2;
  if (initialsOf(option).startsWith(key)) return 2;
  return value.includes(key) ||
    searchKey(`${option.nameZh} ${option.search}`).includes(key) ||
    name.includes(key)
    ? 3
    : null;
}
