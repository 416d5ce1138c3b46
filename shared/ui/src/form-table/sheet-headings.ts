import { isEditable, type SheetColumn } from './sheet-columns.ts';

/** A heading without what does not name the column: case, width, blanks, units, the star of a required field. */
function foldName(heading: string): string {
  const plain = heading.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/\([^)]*\)/g, '').replace(/[\s_.*:/-]/g, '');
  return bare.replace(/(?<=.)(kgs|kg|cm|cbm|m3)$/, '');
}

function columnsByName(columns: readonly SheetColumn[]): Map<string, SheetColumn> {
  const names = new Map<string, SheetColumn>();
  for (const column of columns.filter(isEditable)) {
    const { title, unit = '', headingNames = [] } = column;
    for (const name of [title, `${title}${unit}`, ...headingNames]) {
      const folded = foldName(name);
      if (folded !== '' && !names.has(folded)) names.set(folded, column);
    }
  }
  return names;
}

/**
 * The column that each cell of a heading row names; null for a row that is no heading. Two names are needed, or the
 * one name of a single column that is pasted under it, so that goods called 包装 are not taken for a heading.
 */
export function readHeading(
  columns: readonly SheetColumn[],
  cells: readonly string[],
  at: SheetColumn,
): readonly (SheetColumn | undefined)[] | null {
  const names = columnsByName(columns);
  const named = cells.map((cell) => names.get(foldName(cell)));
  const found = new Set(named.filter((column) => column !== undefined));
  const hasNumbers = cells.some((cell) => /^[\d.,\s]+$/.test(cell.normalize('NFKC').trim()));
  const isHeading = cells.length === 1 ? named[0]?.key === at.key : found.size >= 2 && !hasNumbers;
  if (!isHeading) return null;
  return named.map((column, index) => (named.indexOf(column) === index ? column : undefined));
}
