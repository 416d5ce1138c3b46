import { StringDecoder } from 'node:string_decoder';
import { Parser } from 'saxen';
import { UnfitWorkbook } from './unfit-workbook.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

type XmlListener = {
  /** Names come without their namespace; attributes are read when asked for. */
  open?: (name: string, attributes: () => XmlAttributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** Whether the rest does not matter. */
  isDone?: () => boolean;
};

/**
 * Reads XML as it comes. A document type, and with it entities of its own, is refused; entities other than those of
 * XML itself and characters by number stay as they stand. Throws UnfitWorkbook.
 */
export async function readXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const { open, close, text, isDone = () => false } = listener;
  const parser = new Parser();
  parser.on('attention', () => {
    throw new UnfitWorkbook('unreadable');
  });
  if (open) parser.on('openTag', (name, attributes) => open(localName(name), () => decoded(attributes())));
  if (close) parser.on('closeTag', (name) => close(localName(name)));
  if (text) {
    parser.on('text', (value) => text(decodeEntities(value)));
    parser.on('cdata', text);
  }
  const decoder = new StringDecoder('utf8');
  let isStart = true;
  try {
    for await (const chunk of chunks) {
      const part = decoder.write(chunk);
      parser.write(isStart ? part.replace(/^\uFEFF/, '') : part);
      isStart = false;
      if (isDone()) return;
    }
    parser.end();
  } catch (error) {
    if (error instanceof UnfitWorkbook) throw error;
    // The parser has words only, no class of its own.
    throw new UnfitWorkbook('unreadable');
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decoded(attributes: XmlAttributes | false | null): XmlAttributes {
  if (!attributes) return {};
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [localName(name), decodeEntities(value)]),
  );
}

const ownEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (place, decimal, hex, name) => {
    if (name) return ownEntities[name] ?? place;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : place;
  });
}
