import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import PdfDocument from 'pdfkit';
import type { DocumentProperties } from './printed.ts';
import { createTags, noTags, type Tags } from './tag-parts.ts';

/** Points of a millimetre. */
export const mm = 72 / 25.4;

/** Width and height in points. */
export type PaperSize = readonly [width: number, height: number];

/** A document without pages yet, and whether its font can print a character. */
export type Paper = {
  doc: PDFKit.PDFDocument;
  tags: Tags;
  hasGlyph: (codePoint: number) => boolean;
  /** Ends the document and gives its bytes. */
  finish: () => Promise<Buffer>;
};

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${name}.ttf`));
const regular = fontFile('400Regular/NotoSansSC_400Regular');
const bold = fontFile('700Bold/NotoSansSC_700Bold');

// The library holds each tagged part until the end of the file: files of more pieces have no tags.
const mostTagged = 1000;

/**
 * Opens a document of about so many pieces (lines of tables, labels) in Noto Sans SC; of its 30 000 glyphs the file gets
 * those that are printed.
 */
export function openPaper(size: PaperSize, properties: DocumentProperties, pieces: number): Paper {
  const isTagged = pieces <= mostTagged;
  const { title, author, keywords, language, createdAt } = properties;
  const doc = new PdfDocument({
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // With a first font of its own the library reads the file of a registered font again each time it is used.
    font: '',
    lang: language,
    displayTitle: true,
    tagged: isTagged,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: author,
      Keywords: keywords.join(', '),
      Creator: 'Berth',
      CreationDate: new Date(createdAt),
    },
  });
  doc.registerFont('regular', regular);
  doc.registerFont('bold', bold);
  const font = openSync(regular);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${regular} is a collection of fonts`);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    doc,
    tags: isTagged ? createTags(doc) : noTags,
    hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    finish: async () => {
      const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
