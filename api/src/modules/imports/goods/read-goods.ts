import {
  type CargoColumn,
  type CargoLine,
  importLimits,
  matchCargoHeading,
  type SelectOption,
} from '@berth/contract';
import { defineImport, type ReadImport } from '../sheet/define-import.ts';
import type { ColumnKind } from '../sheet/line-reader.ts';
import type { ReadingProgress } from '../sheet/read-sheet.ts';
import type { WorkbookProblem } from '../sheet/unfit-workbook.ts';
import { choiceSheetName } from './choice-sheet.ts';
import { groupGoods } from './goods-groups.ts';
import { isSaid } from './goods-headings.ts';
import { foldChoice } from './line-cells.ts';
import { type LineCells, readLine } from './read-line.ts';
import { partTotals } from './totals-rows.ts';

export type GoodsOrder = {
  content: Uint8Array;
  packings: readonly Pick<SelectOption, 'value' | 'nameZh' | 'nameEn'>[];
  /** The form's own titles, to name a column that is missing. */
  titles: Readonly<Record<keyof CargoLine, string>>;
};

export type ReadGoods = Omit<ReadImport<LineCells>, 'lines'> & {
  lines: { row: number; isRight: boolean; cells: LineCells }[];
};

const columns: Readonly<Record<CargoColumn, ColumnKind>> = {
  goods_name: 'text',
  package: 'amount',
  weight: 'amount',
  volume: 'amount',
  long: 'figure',
  wide: 'figure',
  high: 'figure',
  size: 'text',
  weightEach: 'figure',
  volumeEach: 'figure',
  pack: 'text',
  shipment_id: 'text',
  reference_id: 'text',
  instructions: 'text',
};

/** Codes of packings by their folded names and codes. */
type Packings = { codes: ReadonlyMap<string, string> };

const readCargo = defineImport<CargoColumn, LineCells, Packings>({
  columns,
  match: matchCargoHeading,
  // 单 (of one) and 总 (of all) begin the parts of an amount.
  isPart: (title) => /^[单总]/.test(title),
  needed: ['goods_name', 'package', 'weight', 'volume'],
  isSaid,
  ownUnit: ownUnitOf,
  mostLines: importLimits.lines,
  ownSheets: Object.values(choiceSheetName),
  partTotals,
  groupRows: groupGoods,
  readLine: (line, { codes }) => readLine({ line, packings: codes }),
});

/** Reads the goods of a workbook, or says why it cannot be read. Meant for a process of its own. */
export async function readGoods(
  { content, packings, titles }: GoodsOrder,
  report: (progress: ReadingProgress) => void,
): Promise<ReadGoods | { problem: WorkbookProblem }> {
  const codes = new Map(
    packings.flatMap(({ value, nameZh, nameEn }) =>
      [value, nameZh, nameEn].map((name) => [foldChoice(name), value] as const),
    ),
  );
  const read = await readCargo({ content, titles, codes }, report);
  if ('problem' in read) return read;
  const lines = read.lines.map(({ row, isRight, line }) => ({ row, isRight, cells: line }));
  return { ...read, lines };
}

function ownUnitOf(column: CargoColumn): string {
  if (column.startsWith('weight')) return 'kg';
  return column.startsWith('volume') ? 'CBM' : 'cm';
}
