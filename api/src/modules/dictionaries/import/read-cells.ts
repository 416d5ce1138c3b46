import { readSharedTexts } from '../../imports/sheet/cell-texts.ts';
import { readNumberFormats } from '../../imports/sheet/number-formats.ts';
import { openWorkbook } from '../../imports/sheet/open-workbook.ts';
import type { SheetCell } from '../../imports/sheet/read-cell.ts';
import { readSheet } from '../../imports/sheet/read-sheet.ts';
import { UnfitWorkbook, type WorkbookProblem } from '../../imports/sheet/unfit-workbook.ts';

export type CellsOrder = { content: Uint8Array; mostRows: number };
export type ReadCells = { rows: { line: number; cells: string[] }[] };

/** The texts of the first sheet that holds something. Meant for a process of its own. */
export async function readCells({
  content,
  mostRows,
}: CellsOrder): Promise<ReadCells | { problem: WorkbookProblem }> {
  try {
    const { parts, strings, styles, isFrom1904, sheets } = await openWorkbook(Buffer.from(content));
    const look = {
      texts: strings ? await readSharedTexts(parts.read(strings)) : [],
      formats: styles ? await readNumberFormats(parts.read(styles)) : [],
      isFrom1904,
    };
    for (const { path } of sheets) {
      const sheet = await readSheet(parts.read(path), look, { mostRows, report: () => undefined });
      if (sheet.rows.length === 0) continue;
      return {
        rows: sheet.rows.map(({ row, cells }) => ({ line: row, cells: textsOf(cells) })),
      };
    }
    return { rows: [] };
  } catch (error) {
    if (error instanceof UnfitWorkbook) return { problem: error.problem };
    throw error;
  }
}

function textsOf(cells: ReadonlyMap<number, SheetCell>): string[] {
  const texts: string[] = new Array(Math.max(...cells.keys()) + 1).fill('');
  for (const [place, cell] of cells) texts[place] = textOf(cell);
  return texts;
}

/** As the sheet shows it: a code 0012 may be the number 12, drawn with four digits. An error stays one, to be told. */
function textOf({ kind, text, shown }: SheetCell): string {
  if (kind === 'pending') return '#N/A';
  return kind === 'number' && shown?.kind === 'digits' ? shown.text : text;
}
