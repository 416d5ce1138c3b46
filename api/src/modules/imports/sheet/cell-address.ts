/** Rows from 1 as the sheet numbers them, columns from 0; both ends are in it. */
export type CellRange = { top: number; bottom: number; left: number; right: number };

/** The column of an address such as `AB12`, from 0. */
export function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(address)?.[0].toUpperCase() ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

export function rangeOf(reference: string): CellRange {
  const [from = '', to = from] = reference.replaceAll('$', '').split(':');
  const rowOf = (address: string) => Number(/\d{1,7}$/.exec(address)?.[0] ?? 0);
  return { top: rowOf(from), bottom: rowOf(to), left: columnOf(from), right: columnOf(to) };
}

/** An address as sheets write it. */
export function addressOf(row: number, column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

export const rangeText = ({ top, bottom, left, right }: CellRange): string =>
  `${addressOf(top, left)}:${addressOf(bottom, right)}`;
