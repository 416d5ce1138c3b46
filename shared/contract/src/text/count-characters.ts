let segmenter: Intl.Segmenter | undefined;

/**
 * The length of a text as people count it: 仓 is one, é is one however it is encoded, 👨‍👩‍👧 is one.
 * Every length limit is measured by this one function, in the browser and on the server.
 */
export function countCharacters(value: string): number {
  // Printable ASCII, where a code unit is a character: most of what is typed here.
  if (/^[\x20-\x7e]*$/.test(value)) return value.length;
  // Where public pages are drawn: nothing is typed there, and what is stored was measured. Never less than people count.
  if (typeof Intl === 'undefined') return [...value].length;
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  let count = 0;
  for (const _segment of segmenter.segment(value)) count += 1;
  return count;
}
