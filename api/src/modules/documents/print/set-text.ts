import type { Paper } from './open-paper.ts';
import { printableText } from './printable-text.ts';

export type Face = { size: number; isBold?: boolean; colour?: string };
export type Box = { x: number; y: number; width: number };

const ink = '#0F1B2D';
export const grey = '#5B6675';
export const hairline = '#C6CDD6';

/** Of Noto Sans SC, in ems: from the top of a line to the next. */
const leading = 1.45;
const ellipsis = '…';

/** Sets text on the paper: each that is set passes `printableText` first. */
export function createTypesetter({ doc, hasGlyph }: Paper) {
  const widths = new Map<string, number>();
  let hasUnprintable = false;
  const choose = ({ size, isBold }: Face) => doc.font(isBold ? 'bold' : 'regular').fontSize(size);
  const measure = (text: string, face: Face): number => {
    const key = `${face.isBold ? 'b' : 'r'}${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = choose({ ...face, size: 100 }).widthOfString(text) / 100;
      // What differs on every label would fill it.
      if (widths.size < 20_000) widths.set(key, width);
    }
    return width * face.size;
  };
  const clean = (text: string) => {
    const printed = printableText(text, hasGlyph);
    if (printed.includes('□') && !text.includes('□')) hasUnprintable = true;
    return printed;
  };
  const put = (line: string, { x, y }: { x: number; y: number }, face: Face) => {
    choose(face)
      .fillColor(face.colour ?? ink)
      .text(line, x, y, { lineBreak: false });
  };
  const typesetter = {
    lineHeight: (size: number) => size * leading,
    /** Whether something could not be printed since the start, or since it was forgotten. */
    hasUnprintable: () => hasUnprintable,
    forgetUnprintable: () => {
      hasUnprintable = false;
    },
    /** The lines that a text takes; beyond `most` the last one ends with an ellipsis. */
    wrap: (text: string, width: number, face: Face, most = Number.POSITIVE_INFINITY): string[] =>
      wrapLines(clean(text), { width, most, measure: (part) => measure(part, face) }),
    /** Of what a line never breaks within, unless it is wider than the line. */
    widest: (text: string, face: Face): number => {
      const parts = [...words.segment(clean(text))].map(({ segment }) => segment);
      return parts.reduce((most, part) => Math.max(most, measure(part, face)), 0);
    },
    /** One line, as large as fits between two sizes, cut where even the smaller one is too wide. */
    fit: (text: string, box: Box, { most, least, ...face }: Omit<Face, 'size'> & Sizes): number => {
      const line = clean(text).replaceAll('\n', ' ');
      const natural = measure(line, { ...face, size: 1 });
      const size = Math.max(least, Math.min(most, natural === 0 ? most : box.width / natural));
      const sized = { ...face, size };
      const isWhole = natural * least <= box.width;
      const cut = { width: box.width, most: 1, measure: (part: string) => measure(part, sized) };
      put(isWhole ? line : (wrapLines(line, cut)[0] ?? ''), box, sized);
      return size;
    },
    /** Lines under one another from the top; gives the height that they take. */
    lines: (
      lines: readonly string[],
      { x, y, width }: Box,
      face: Face,
      align?: 'right' | 'center',
    ): number => {
      const step = face.size * leading;
      for (const [at, line] of lines.entries()) {
        const free = align ? width - measure(line, face) : 0;
        put(line, { x: x + (align === 'center' ? free / 2 : free), y: y + at * step }, face);
      }
      return lines.length * step;
    },
    /** One line that is ours and short. */
    word: (text: string, { x, y }: { x: number; y: number }, face: Face) => put(clean(text), { x, y }, face),
  };
  return typesetter;
}

type Sizes = { most: number; least: number };
export type Typesetter = ReturnType<typeof createTypesetter>;

type Measured = { width: number; most: number; measure: (part: string) => number };

const words = new Intl.Segmenter('zh', { granularity: 'word' });
const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' });
/** What never begins a line. */
const closing = /^[\p{Pe}\p{Pf}、。，．！？：；,.!?:;%)\]”’」』】》]/u;

function wrapLines(text: string, { width, most, measure }: Measured): string[] {
  const lines = text.split('\n').flatMap((line) => wrapLine(line, { width, measure }));
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const last = [...characters.segment(kept.at(-1) ?? '')].map(({ segment }) => segment);
  while (last.length > 0 && measure(last.join('') + ellipsis) > width) last.pop();
  return [...kept.slice(0, -1), last.join('').trimEnd() + ellipsis];
}

function wrapLine(text: string, { width, measure }: Omit<Measured, 'most'>): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const add = (part: string, isGlued: boolean) => {
    const size = measure(part);
    if (line !== '' && used + size > width && !isGlued) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
      if (part === ' ') return;
    }
    line += part;
    used += size;
  };
  for (const { segment } of words.segment(text)) {
    if (measure(segment) <= width) {
      // A full stop may stand out a little, never more than one line's end.
      add(segment, closing.test(segment) && used <= width);
      continue;
    }
    for (const { segment: character } of characters.segment(segment)) add(character, false);
  }
  return [...lines, line.trimEnd()];
}
