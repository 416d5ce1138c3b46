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
 * A workbook that prints one page wide and whose formulas have their results stored beside them: a preview, or a program
 * that computes nothing when it opens a file, would show blanks. The library writes formulas alone.
 */
export async function writeFormulas(sheets: readonly FilledSheet[]): Promise<Uint8Array> {
  const files = unzipSync(await writeExcel([...sheets]).toBuffer());
  for (const [at, { data, columns }] of sheets.entries()) {
    const path = `xl/worksheets/sheet${at + 1}.xml`;
    const written = files[path];
    if (!written) throw new Error(`The workbook has no ${path}`);
    files[path] = strToU8(onPages(withResults(strFromU8(written), data), columns));
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

/** About so many characters are the width of a page of A4 upright. */
const uprightWidth = 95;

/** Printed, a sheet is one page wide: on its side where it is wide. */
function onPages(xml: string, columns: FilledSheet['columns']): string {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const orientation = width > uprightWidth ? 'landscape' : 'portrait';
  const margins = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';
  const setup = `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`;
  return xml
    .replace(/<worksheet[^>]*>/, (opening) => `${opening}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`)
    .replace('</worksheet>', `${margins}${setup}</worksheet>`);
}

/** `A` is 0, `AA` 26. */
const placeOf = (column: string): number =>
  [...column].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
