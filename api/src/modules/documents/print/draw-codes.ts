import bwip from 'bwip-js/node';
import type { Box } from './set-text.ts';

type Doc = PDFKit.PDFDocument;

/** Widths of bars and gaps in turn. */
type Bars = { sbs: number[] };
type Matrix = { pixs: number[]; pixx: number };

/** What is printed over and over: the codes of one file. */
const black = '#000000';

/**
 * A Code 128 as vector bars, as wide as the box with its quiet zones (ten modules at both sides, ISO/IEC 15417), and
 * never wider than half a millimetre a module.
 */
export function drawBarcode(doc: Doc, text: string, { x, y, width, height }: Box & { height: number }): void {
  const [drawn] = bwip.raw('code128', text, '') as unknown as Bars[]; // of linear codes it gives these
  const bars = drawn?.sbs ?? [];
  const modules = bars.reduce((sum, bar) => sum + bar, 0);
  const module = Math.min(width / (modules + 20), widestModule);
  let at = x + (width - modules * module) / 2;
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0) doc.rect(at, y, bar * module, height);
    at += bar * module;
  }
  doc.fill(black);
}

const widestModule = (0.5 * 72) / 25.4;

/** A QR code of level H, as vector squares, with the quiet zone of four modules within its size. */
export function drawQrCode(doc: Doc, text: string, { x, y, width }: Box): void {
  const [drawn] = bwip.raw('qrcode', text, 'eclevel=H') as unknown as Matrix[]; // of matrix codes it gives these
  const { pixs, pixx } = drawn ?? { pixs: [], pixx: 1 };
  const module = width / (pixx + 8);
  for (let row = 0; row * pixx < pixs.length; row += 1) {
    for (let start = 0; start < pixx; ) {
      let end = start;
      while (end < pixx && pixs[row * pixx + end] === 1) end += 1;
      // One rectangle for each run: squares side by side leave hairs between them on some screens.
      if (end > start)
        doc.rect(x + (start + 4) * module, y + (row + 4) * module, (end - start) * module, module);
      start = end + 1;
    }
  }
  doc.fill(black);
}
