import { guardFormula } from '@berth/contract';
import type { ImportDialogTexts } from './import-dialog-texts.ts';
import type { ImportProblem } from './import-result.ts';

/**
 * The problems as tab-separated text, to be pasted or opened beside the sheet. A cell that a spreadsheet would take
 * for a formula is marked as text: part of it comes from the file of somebody else.
 */
export function problemReport(problems: readonly ImportProblem[], texts: ImportDialogTexts): string {
  const hasCells = problems.some((problem) => problem.cell !== undefined);
  const heading = [texts.row, ...(hasCells ? [texts.cell] : []), texts.column, texts.problem];
  const lines = problems.map(({ row, column, cell: address, message }) => [
    row === null ? texts.wholeFile : String(row),
    ...(hasCells ? [address ?? ''] : []),
    column ?? '',
    message,
  ]);
  return [heading, ...lines].map((cells) => cells.map(cell).join('\t')).join('\r\n');
}

const cell = (text: string) => guardFormula(text.replace(/[\t\r\n]+/g, ' ').trim());
