import type { SelectOption } from '@berth/contract';
import { pinyinWords } from './pinyin-words.ts';

/** What typing is compared by: full-width forms, case, spaces and the apostrophes of pinyin do not count. */
function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\s]/g, '');
}

/** The server's options bring their pinyin; for those that a page names itself it is read here. */
const wordsOf = (option: SelectOption) => {
  const known = words.get(option) ?? pinyinWords(option.nameZh).map(searchKey);
  words.set(option, known);
  return known;
};
const words = new WeakMap<SelectOption, readonly string[]>();

/** People type lv for lü, which {@link pinyinWords} reads as lu. */
const withoutUmlaut = (key: string) => key.replace(/(?<=[ln])v/g, 'u');

/** How well an option answers what was typed, 0 best; null when it does not. */
export function matchRank(option: SelectOption, typed: string): number | null {
  const key = searchKey(typed);
  if (key === '') return 0;
  const value = searchKey(option.value);
  if (value === key) return 0;
  if (value.startsWith(key) || searchKey(option.nameZh).startsWith(key)) return 1;
  const name = searchKey(option.nameEn);
  if (name.startsWith(key) || option.search.split(/\s+/).some((word) => word.startsWith(key))) return 2;
  const typedWord = withoutUmlaut(key);
  const [whole = '', initials = ''] = wordsOf(option);
  if (whole.startsWith(typedWord) || initials.startsWith(typedWord)) return 2;
  return value.includes(key) ||
    searchKey(`${option.nameZh} ${option.search}`).includes(key) ||
    whole.includes(typedWord) ||
    name.includes(key)
    ? 3
    : null;
}

/**
 * The one option that a typed text is the code, the name or the pinyin of, in this order; null where it is that of none, or
 * of several.
 */
export function exactMatch<Option extends SelectOption>(
  options: readonly Option[],
  typed: string,
): Option | null {
  const key = searchKey(typed);
  if (key === '') return null;
  const typedWord = withoutUmlaut(key);
  const ways: ((option: Option) => boolean)[] = [
    ({ value }) => searchKey(value) === key,
    ({ nameZh, nameEn }) => searchKey(nameZh) === key || searchKey(nameEn) === key,
    (option) =>
      option.search.split(/\s+/).some((word) => word === key) || wordsOf(option).includes(typedWord),
  ];
  for (const isMeant of ways) {
    const [found, ...others] = options.filter(isMeant);
    if (found) return others.length === 0 ? found : null;
  }
  return null;
}
