// Zero-width and direction marks, which arrive unseen with text copied from chats and spreadsheets.
const invisible = '\\u180e\\u200b-\\u200f\\u2060\\u2066-\\u2069\\u202a-\\u202e\\ufeff';
const blank = new RegExp(`[\\s${invisible}]`, 'u');

/**
 * Free text as it is stored: without white space at either end, where the ideographic space U+3000 and
 * zero-width characters count as white space. Inside, only U+0000 goes, which PostgreSQL cannot hold:
 * zero-width joiners hold emoji together there.
 */
export function trimText(value: string): string {
  const text = value.replaceAll('\0', '');
  // Walked from both ends: a pattern for "blanks before the end" tries each run of blanks inside again and again.
  let [start, end] = [0, text.length];
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
