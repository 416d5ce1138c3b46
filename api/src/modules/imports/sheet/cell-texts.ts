import { readXml } from './read-xml.ts';
import { UnfitWorkbook } from './unfit-workbook.ts';

const mostTexts = 500_000;

/** The texts that cells point at by number. */
export async function readSharedTexts(chunks: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  await readXml(chunks, {
    open: (name) => {
      if (name === 'si') text = '';
      // The pronunciation of a Japanese text comes as texts of its own.
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isText = !isSpoken;
    },
    text: (value) => {
      if (isText) text += value;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSpoken = false;
      else if (name === 'si') texts.push(decodeEscapes(text));
      if (texts.length > mostTexts) throw new UnfitWorkbook('tooCostly');
    },
  });
  return texts;
}

/** Characters that XML cannot hold stand as `_x000D_`. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_place, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
