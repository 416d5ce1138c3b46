import { fillTemplate, type Locale } from '@berth/contract';

type Values = Record<string, string | number>;

/**
 * A word by its key, as i18next gives it: `_one` and `_other` by `count`, `{{name}}` filled in, the key itself where there
 * is no word. Without `Intl`, which is not there where pages are drawn.
 */
export function wordOf(words: object | undefined, locale: Locale, key: string, values: Values = {}): string {
  const { count } = values;
  const plural = count === 1 && locale === 'en' ? 'one' : 'other';
  const found =
    (count === undefined ? undefined : textAt(words, `${key}_${plural}`)) ??
    textAt(words, key) ??
    textAt(words, `${key}_other`);
  return found === undefined ? key : fillTemplate(found.replace(/\{\{\s*(\w+)\s*\}\}/g, '{$1}'), values);
}

/** A key stands in the file as it is, or as a way through what is nested there. */
function textAt(words: object | undefined, key: string): string | undefined {
  const flat = (words as Record<string, unknown> | undefined)?.[key]; // JSON
  if (typeof flat === 'string') return flat;
  let found: unknown = words;
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]; // JSON
  return typeof found === 'string' ? found : undefined;
}
