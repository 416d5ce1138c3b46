import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcel, { type Cell, type SheetData } from 'write-excel-file/node';

type Result = number | string | null;

/** A sheet as the library takes it. */
export type FilledSheet = { sheet: string; data: SheetData; columns: { width: number }[] };

/** A live formula, written without a leading `=`, and what it comes to now; null of a cell that is empty. */
export function formulaCell(
  formula: string,
  result: Result,
  style: { format?: string; fontWeight?: 'bold' } = {},
): Cell {
  const cell = { ...style, value: formula, type: 'Formula' as const, result };
  return cell; // the library leaves alone what it does not know
}

/**
 * A workbook whose formulas have their results stored beside them: a preview, or a program that computes nothing when it
 * opens a file, would show blanks. The library writes formulas alone.
 */
export async function writeFormulas(sheets: readonly FilledSheet[]): Promise<Uint8Array> {
  const files = unzipSync(await writeExcel([...sheets]).toBuffer());
  for (const [at, { data }] of sheets.entries()) {
    const path = `xl/worksheets/sheet${at + 1}.xml`;
    const written = files[path];
    if (!written) throw new Error(`The workbook has no ${path}`);
    files[path] = strToU8(withResults(strFromU8(written), data));
  }
  return zipSync(files, { level: 6 });
}

const formulaOf = /<c r="([A-Z]+)(\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g;

function withResults(xml: string, data: SheetData): string {
  return xml.replace(formulaOf, (_cell, column: string, row: string, attributes: string, formula: string) => {
    const cell = data[Number(row) - 1]?.[placeOf(column)];
    const result = resultOf(cell);
    const type = typeof result === 'string' ? ' t="str"' : '';
    const stored = typeof result === 'string' ? escaped(result) : String(result ?? 0);
    return `<c r="${column}${row}"${attributes}${type}>${formula}<v>${stored}</v></c>`;
  });
}

function resultOf(cell: Cell | undefined): Result {
  if (cell === null || typeof cell !== 'object' || !('result' in cell))
    throw new Error('A formula without its result');
  return cell.result as Result; // as `formulaCell` has it
}

/** `A` is 0, `AA` 26. */
const placeOf = (column: string): number =>
  [...column].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
