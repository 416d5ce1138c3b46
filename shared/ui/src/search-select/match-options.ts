import type { SelectOption } from '@berth/contract';

/** What typing is compared by: full-width forms, case, spaces and the apostrophes of pinyin do not count. */
function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\s]/g, '');
}

/** How well an option answers what was typed, 0 best; null when it does not. */
export function matchRank(option: SelectOption, typed: string): number | null {
  const key = searchKey(typed);
  if (key === '') return 0;
  const value = searchKey(option.value);
  if (value === key) return 0;
  if (value.startsWith(key) || searchKey(option.nameZh).startsWith(key)) return 1;
  const name = searchKey(option.nameEn);
  if (name.startsWith(key) || option.search.split(/\s+/).some((word) => word.startsWith(key))) return 2;
  return value.includes(key) ||
    searchKey(`${option.nameZh} ${option.search}`).includes(key) ||
    name.includes(key)
    ? 3
    : null;
}
