import { fullTitle, type SheetColumn } from '../sheet/sheet-columns.ts';

/** Of a cell's own; of the star of a required column. */
const [besidePx, starPx] = [14, 8];

/** So many Chinese letters of a heading stand together at the least: it may break between any two. */
const togetherZh = 3;

/** The least that a heading needs: its words stand below each other, but none is broken. */
function headingPx(column: SheetColumn): number {
  const words = fullTitle(column).split(' ').map(wordPx);
  return Math.max(...words) + besidePx + (column.isRequired ? starPx : 0);
}

function wordPx(word: string): number {
  const letters = [...word];
  if (letters.some((letter) => letter > '\u2e80')) return Math.min(letters.length, togetherZh) * 12;
  return letters.reduce((px, letter) => px + (/[a-z]/.test(letter) ? 6.8 : 8.5), 0);
}

const totalPx = (total: string) =>
  [...total].reduce((px, letter) => px + (/[.,\s]/.test(letter) ? 4.5 : 8.5), besidePx);

/** Room for the mark of a total that leaves something out, so that no column moves while half a number is typed. */
const markPx = 8;

/** The columns as wide as their headings and totals need; `totals` in their order, null for none. */
export function fitColumns(
  columns: readonly SheetColumn[],
  totals: readonly ({ text: string } | null)[],
): readonly SheetColumn[] {
  return columns.map((column, at) => {
    const total = totals[at];
    const needed = Math.max(headingPx(column), total ? totalPx(total.text) + markPx : 0);
    return needed > column.widthPx ? { ...column, widthPx: Math.ceil(needed) } : column;
  });
}
