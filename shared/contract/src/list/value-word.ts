import type { Locale } from '../language/locale.ts';
import type { ListColumnDefinition } from './define-list.ts';

const flagWords = { true: { 'zh-CN': '是', en: 'Yes' }, false: { 'zh-CN': '否', en: 'No' } };

/** What screen and file call a flag or a text of a column: a choice by its word, anything else as it is. */
export function valueWord(
  value: boolean | string,
  { words }: Pick<ListColumnDefinition, 'words'>,
  locale: Locale,
): string {
  if (typeof value === 'boolean') return flagWords[`${value}`][locale];
  return words?.[value]?.[locale] ?? value;
}
