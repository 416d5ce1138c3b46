import { searchForm, searchText } from '../database/sort-key.ts';

/**
 * Names as a list searches them: every name and every way to type it (pinyin, initials), with a line break
 * on both sides, so that a part is found anywhere and a whole name between two breaks.
 */
export function searchDocument(names: readonly string[]): string {
  const ways = new Set(names.flatMap((name) => searchText(name).split('\n')));
  ways.delete('');
  return ways.size === 0 ? '' : `\n${[...ways].join('\n')}\n`;
}

/** Texts in the form that a search compares, as a document; they are found by their own letters alone. */
export function plainDocument(texts: readonly string[]): string {
  return `\n${texts.map(searchForm).join('\n')}\n`;
}
