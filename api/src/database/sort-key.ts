import { pinyin } from 'pinyin-pro';

/**
 * Longest run of a name that goes into a key; longer texts are ordered by their id. With it an index entry
 * stays far below the 2704 bytes that PostgreSQL allows.
 */
const longestKey = 200;

/**
 * The key by which a name is stored and sorted, alike on both databases (`order by key collate "C", id`):
 * Chinese by its pinyin, everything else in lower case. 盐田港 → "yan tian gang", 3号仓 → "3 hao cang".
 */
export function sortKey(name: string): string {
  return syllables(name).join(' ').slice(0, longestKey);
}

/**
 * What a search looks in, stored beside a name: the name as it is, its full pinyin and its initials, so that
 * 盐田, yantian, "yan tian" and yt are all parts of it in their `searchForm`.
 */
export function searchText(name: string): string {
  const parts = syllables(name);
  const initials = parts.map((part) => part.at(0) ?? '').join('');
  return [fold(name), parts.join(''), initials].map(withoutSpaces).join('\n');
}

/** A text as a search compares it: folded and without spaces; the first line of its search text. */
export function searchForm(text: string): string {
  return withoutSpaces(fold(text));
}

/** Text as a literal inside a `like` pattern; the escape character is the backslash. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

// The keys of a name are asked for one after the other, and its pinyin is what takes a while.
let last: { name: string; parts: readonly string[] } = { name: '', parts: [] };

function syllables(name: string): readonly string[] {
  if (name !== last.name) last = { name, parts: readSyllables(name) };
  return last.parts;
}

// One entry for each Chinese character and for each run of other letters or digits.
function readSyllables(name: string): string[] {
  const folded = fold(name);
  const parts = pinyin(folded, { toneType: 'none', type: 'all', v: true, nonZh: 'consecutive' });
  return parts.flatMap(({ pinyin: sound, origin, isZh }) => (isZh ? [sound] : words(origin)));
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

// NFKC makes full-width letters and digits ordinary ones.
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, '');
}
