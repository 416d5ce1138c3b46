/** Stands for what the font cannot print, so that nothing is left out unseen. */
const unprintableMark = '□';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
// Joiners and variation selectors change how a character looks, marks of direction where it stands: none is printed.
const unseen = /[\p{Cf}\p{Variation_Selector}]/u;

/**
 * A text as the font can print it: in one form, without characters that are not seen, each that the font does not
 * have as `□`. Lines stay, unless there are so many that they would fill pages with little.
 */
export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const lines = text
    .normalize('NFC')
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => printableLine(line, hasGlyph))
    .filter((line) => line !== '');
  return lines.join(lines.length > mostLines ? ' / ' : '\n');
}

const mostLines = 12;

function printableLine(line: string, hasGlyph: (codePoint: number) => boolean): string {
  let printed = '';
  for (const { segment } of graphemes.segment(line.replace(/[\p{Cc}\p{Zs}]+/gu, ' '))) {
    const seen = [...segment].filter((character) => !unseen.test(character));
    const isPrintable = seen.every((character) => hasGlyph(character.codePointAt(0) ?? 0));
    printed += isPrintable ? seen.join('') : unprintableMark;
  }
  return printed.trim();
}
