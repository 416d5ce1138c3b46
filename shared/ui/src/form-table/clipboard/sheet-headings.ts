import { type HeadingReading, isHeadingNamed, surestHeadings } from '@berth/contract';
import { isEditable, type SheetColumn } from '../sheet/sheet-columns.ts';

/** The column of each cell of a heading row, and the headings in a unit that their columns do not take. */
type PastedHeading = { targets: readonly (SheetColumn | undefined)[]; foreignUnits: string[] };

/** What a heading row says; null for a row that is none, so that goods called 包装 are not taken for it. */
export function readHeading(
  columns: readonly SheetColumn[],
  cells: readonly string[],
  at: SheetColumn,
): PastedHeading | null {
  const editable = columns.filter(isEditable);
  const named = cells.flatMap((cell, index) => namedBy(editable, cell, index));
  const found = surestHeadings(named, ({ column }) => column);
  const hasNumbers = cells.some((cell) => /^[\d.,\s]+$/.test(cell.normalize('NFKC').trim()));
  // Two names are needed, or the one name of a single column that is pasted under it.
  const isHeading = cells.length === 1 ? named[0]?.column.key === at.key : found.size >= 2 && !hasNumbers;
  if (!isHeading) return null;
  const targets = cells.map((_cell, index) => {
    const column = named.find((each) => each.index === index)?.column;
    const heading = column && found.get(column);
    return heading?.index === index && heading.foreignUnit === null ? column : undefined;
  });
  const foreign = [...found.values()].filter(({ foreignUnit }) => foreignUnit !== null);
  return { targets, foreignUnits: foreign.map(({ index }) => cells[index] ?? '') };
}

type Named = HeadingReading & { column: SheetColumn; index: number };

function namedBy(columns: readonly SheetColumn[], cell: string, index: number): Named[] {
  for (const column of columns) {
    const reading = column.readHeading ? column.readHeading(cell) : readByNames(column, cell);
    if (reading) return [{ ...reading, column, index }];
  }
  return [];
}

function readByNames(
  { title, unit = '', headingNames = [] }: SheetColumn,
  cell: string,
): HeadingReading | null {
  const isNamed = isHeadingNamed(cell, [title, `${title}${unit}`, ...headingNames]);
  return isNamed ? { doubt: 0, foreignUnit: null } : null;
}
