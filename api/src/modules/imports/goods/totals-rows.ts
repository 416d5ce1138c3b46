import type { CargoColumn } from '@berth/contract';
import type { CellRange } from '../sheet/cell-address.ts';
import type { TotalsRow } from '../sheet/define-import.ts';
import type { SheetCell } from '../sheet/read-cell.ts';
import type { SheetRow } from '../sheet/read-sheet.ts';
import type { GoodsColumn } from './goods-headings.ts';
import { typedNumber } from './read-number.ts';
import { readTotals } from './totals-words.ts';

const amountColumns: readonly CargoColumn[] = ['package', 'weight', 'volume'];
/** Nobody adds these up: a row that has one of them is goods. */
const ownColumns: readonly CargoColumn[] = [
  'long',
  'wide',
  'high',
  'size',
  'pack',
  'shipment_id',
  'reference_id',
];

type Amount = { value: number; decimals: number };
type Look = { row: SheetRow; name: string | null; amounts: readonly (Amount | null)[]; mayAddUp: boolean };

/** Rows of goods, and those that add them up: by their words, by words and amounts, or at the end by amounts alone. */
export function partTotals(
  rows: readonly SheetRow[],
  columns: readonly GoodsColumn[],
  merges: readonly CellRange[],
): { lines: SheetRow[]; totals: TotalsRow[] } {
  const placesOf = (wanted: readonly CargoColumn[]) =>
    columns.filter(({ column }) => wanted.includes(column)).map(({ place }) => place);
  const [amountPlaces, ownPlaces] = [placesOf(amountColumns), placesOf(ownColumns)];
  const [namePlace] = placesOf(['goods_name']);
  const goods: SheetRow[] = [];
  const totals: TotalsRow[] = [];
  const names: (string | null)[] = [];
  const all = createSums();
  let block = createSums();
  let last: Look | null = null;
  for (const row of rows) {
    const look = lookAt(row, { namePlace, amountPlaces, ownPlaces });
    const says = saysTotals(row, look.name);
    const isSum = says === 'maybe' && look.mayAddUp && (block.are(look.amounts) || all.are(look.amounts));
    if (says === 'surely' || isSum) {
      totals.push({ row: row.row, name: isSum ? look.name : null });
      block = createSums();
      last = null;
      continue;
    }
    goods.push(row);
    if (look.amounts.some((amount) => amount !== null)) {
      names.push(look.name);
      last = look;
      block.add(look.amounts);
      all.add(look.amounts);
    }
  }
  if (last && endsInSums(last, all) && !isNamedAbove(last, names, merges, namePlace)) {
    goods.splice(goods.indexOf(last.row), 1);
    totals.push({ row: last.row.row, name: last.name });
  }
  return { lines: goods, totals };
}

type Places = {
  namePlace: number | undefined;
  amountPlaces: readonly number[];
  ownPlaces: readonly number[];
};

function lookAt(row: SheetRow, { namePlace = -1, amountPlaces, ownPlaces }: Places): Look {
  const amounts = amountPlaces.map((place) => amountIn(row.cells.get(place)));
  const mayAddUp =
    amounts.some((amount) => amount !== null) && !ownPlaces.some((place) => row.cells.has(place));
  return { row, name: row.cells.get(namePlace)?.text.trim().slice(0, 40) ?? null, amounts, mayAddUp };
}

function amountIn(cell: SheetCell | undefined): Amount | null {
  const text = cell?.kind === 'text' ? typedNumber(cell.text) : cell?.kind === 'number' ? cell.text : null;
  return text === null ? null : { value: Number(text), decimals: text.split('.')[1]?.length ?? 0 };
}

/**
 * By the name of the goods, or without one by the first text. Where goods have a name, a word before it (a mark such as
 * TTL) proves nothing alone.
 */
function saysTotals({ cells }: SheetRow, name: string | null): 'surely' | 'maybe' | null {
  let first = Infinity;
  for (const [place, { kind }] of cells) if (kind === 'text' && place < first) first = place;
  const says = readTotals(cells.get(first)?.text ?? '');
  if (name === null) return says;
  return readTotals(name) ?? (says && 'maybe');
}

/**
 * The last amounts of a sheet are the sums of those above: a row without a name, or one of all amounts below several
 * others, since two lines of goods may well be alike.
 */
function endsInSums({ name, amounts, mayAddUp }: Look, all: ReturnType<typeof createSums>): boolean {
  const isWhole = all.count() > 2 && amounts.length > 1 && !amounts.includes(null);
  return mayAddUp && (name === null || isWhole) && all.are(amounts, 1);
}

/** Goods are called as others above them, or their name is merged over several rows and stands in the first. */
function isNamedAbove(
  { row: { row }, name }: Look,
  names: readonly (string | null)[],
  merges: readonly CellRange[],
  place = -1,
): boolean {
  if (name !== null) return names.indexOf(name) < names.length - 1;
  return merges.some(
    ({ top, bottom, left, right }) => top < row && row <= bottom && left <= place && place <= right,
  );
}

function createSums() {
  const sums = new Map<number, number>();
  let count = 0;
  return {
    count: () => count,
    add(amounts: Look['amounts']) {
      for (const [at, amount] of amounts.entries()) sums.set(at, (sums.get(at) ?? 0) + (amount?.value ?? 0));
      count += 1;
    },
    /**
     * Whether amounts, not all 0, are these sums, to the decimals that they have; with themselves in it, `times` more.
     */
    are: (amounts: Look['amounts'], times = 0) =>
      count > times &&
      amounts.some((amount) => amount?.value !== 0) &&
      amounts.every((amount, at) => {
        if (amount === null) return true;
        const gap = (sums.get(at) ?? 0) - (times + 1) * amount.value;
        return Math.abs(gap) < 0.5 * 10 ** -amount.decimals + 1e-9;
      }),
  };
}
