import {
  type GoodsColumn,
  type GoodsContent,
  goodsLimits,
  goodsProblems,
  matchGoodsHeading,
} from '@berth/contract';
import { defineImport, type ImportOrder, type ReadImport } from '../../../imports/sheet/define-import.ts';
import type { NotePlace } from '../../../imports/sheet/import-log.ts';
import type { ColumnKind, LineReader } from '../../../imports/sheet/line-reader.ts';
import type { ReadingProgress } from '../../../imports/sheet/read-sheet.ts';
import type { WorkbookProblem } from '../../../imports/sheet/unfit-workbook.ts';
import { readGoodsRow } from './read-goods-row.ts';

export type LibraryOrder = ImportOrder<GoodsColumn>;

/** An empty cell of a column that the file has. */
export type BlankCell = { column: GoodsColumn; place: NotePlace };

/** The goods of a row. A field is left out where its cell is blank, or the file has no such column. */
export type ReadGoods = { content: GoodsContent; said: GoodsColumn[]; blanks: BlankCell[] };
export type ReadLibrary = ReadImport<ReadGoods>;

/** Price and weights are of one. */
const columns: Readonly<Record<GoodsColumn, ColumnKind>> = {
  sku: 'text',
  nameZh: 'text',
  nameEn: 'text',
  hsCode: 'text',
  clearanceCode: 'text',
  declarationUnit: 'text',
  unitPrice: 'figure',
  currency: 'text',
  netWeight: 'figure',
  grossWeight: 'figure',
  brandType: 'text',
  exportBenefit: 'text',
  otherElements: 'text',
  material: 'text',
  usage: 'text',
  brand: 'text',
  model: 'text',
  remarks: 'text',
};

/** The rows in which SKUs stand first. */
type Seen = { seen: Map<string, number> };

const readGoods = defineImport<GoodsColumn, ReadGoods, Seen>({
  columns,
  match: matchGoodsHeading,
  needed: ['sku', 'nameZh'],
  mostLines: goodsLimits.rows,
  readLine,
});

/** Reads the goods of a workbook, or says why it cannot be read. Meant for a process of its own. */
export async function readLibrary(
  order: LibraryOrder,
  report: (progress: ReadingProgress) => void,
): Promise<ReadLibrary | { problem: WorkbookProblem }> {
  return await readGoods({ ...order, seen: new Map() }, report);
}

function readLine(line: LineReader<GoodsColumn>, { seen }: Seen): ReadGoods {
  const { rows, columns: found, log, broken, placeOf, isBlank } = line;
  const [row = 0] = rows;
  const content = readGoodsRow(line);
  for (const { path, rule, params } of goodsProblems(content)) {
    const column = path as GoodsColumn; // the rules name fields, which are the columns
    // What is blank may be stored already: see missing-cells.ts. A SKU says whether it is.
    const isOpen = column !== 'sku' && isBlank(column);
    if (!broken.has(column) && found.has(column) && !isOpen) log.error(placeOf(column), rule, params);
  }
  const first = seen.get(content.sku);
  if (first !== undefined && content.sku !== '') log.error(placeOf('sku'), 'skuTwice', { row: first });
  else seen.set(content.sku, row);
  const said = [...found.keys()].filter((column) => !isBlank(column));
  const blanks = [...found.keys()].filter(isBlank).map((column) => ({ column, place: placeOf(column) }));
  return { content, said, blanks };
}
