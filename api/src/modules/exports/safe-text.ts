import { guardFormula } from '@berth/contract';

// What XML 1.0, and so an xlsx file, cannot hold.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be removed
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The most characters of a cell (Excel's own limit). */
export const longestCell = 32_767;

/** A text for a cell of a workbook, and none of it a formula. */
export function safeText(text: string): string {
  const plain = text.toWellFormed().replace(notInXml, '');
  return guardFormula(plain).slice(0, longestCell).toWellFormed();
}
