import { cellsOf, isBlank, isSame, type KeyedRow } from '../undo/rows.ts';
import type { FillAnswer, FilledList } from './fill-spec.ts';

type Rows = readonly KeyedRow[];

/** The rows of a list after it was filled, and the key that each offered row has in it. */
export type FilledRows = { rows: Rows; keys: ReadonlyMap<string, string> };

/** How the rows of a list are compared. */
export type RowFill = FilledList & {
  /** The field in which a row names one of another list; it does not count where rows are compared. */
  reference?: string;
  /** The keys of rows that rows of another list name: no other row may be given such a key. */
  named: ReadonlySet<string>;
};

export const filledRows = ({ isEmpty }: Pick<FilledList, 'isEmpty'>, rows: Rows) =>
  rows.filter((row) => !isEmpty(row));

/** The answers to choose from; null where nothing is asked: one of the two has no rows, or every offered row is there already. */
export function answersFor(fill: RowFill, mine: Rows, theirs: Rows): readonly FillAnswer[] | null {
  const [own, offered] = [filledRows(fill, mine), filledRows(fill, theirs)];
  if (own.length === 0 || offered.length === 0) return null;
  if (pairs(own, offered, (one, other) => holdsAll(fill, one, other)).size === offered.length) return null;
  const isRoom = own.length + offered.length <= fill.most;
  return isRoom ? ['mine', 'append', 'theirs'] : ['mine', 'theirs'];
}

/** The very same rows where none is taken. */
export function fillRows(fill: RowFill, mine: Rows, theirs: Rows, answer: FillAnswer): FilledRows {
  const [own, offered] = [filledRows(fill, mine), filledRows(fill, theirs)];
  const alike = pairs(own, offered, (one, other) => isNamedAlike(fill, one, other));
  const isTaken = offered.length > 0 && (own.length === 0 || answersFor(fill, mine, theirs) !== null);
  if (!isTaken || (own.length > 0 && answer === 'mine')) return { rows: mine, keys: keysOf(alike) };
  if (answer === 'append' && own.length > 0) {
    const free = mine.filter((row) => !own.includes(row));
    const { rows, keys } = placed(fill, offered, new Map(), free);
    return { rows: [...own, ...rows], keys };
  }
  const replaced = new Set(alike.values());
  return placed(
    fill,
    offered,
    alike,
    mine.filter((row) => !replaced.has(row)),
  );
}

/**
 * Offered rows in the place of rows that are alike, which keep what the offered ones do not hold, such as the number of a
 * shipment; else under the key of a row that goes, so that a sheet takes it as a step.
 */
function placed(
  fill: RowFill,
  offered: Rows,
  alike: ReadonlyMap<KeyedRow, KeyedRow>,
  leaving: Rows,
): FilledRows {
  const free = leaving.filter(({ key }) => !fill.named.has(key)).map(({ key }) => key);
  const keys = new Map<string, string>();
  const rows = offered.map((row) => {
    const own = alike.get(row);
    const key = own?.key ?? free.shift() ?? row.key;
    keys.set(row.key, key);
    return { ...(own ? withHeld(own, row) : row), key };
  });
  return { rows, keys };
}

function withHeld(own: KeyedRow, offered: KeyedRow): KeyedRow {
  const held = Object.entries(offered).filter(([field, value]) => field !== 'key' && !isBlank(value));
  return { ...own, ...Object.fromEntries(held) };
}

/** Of each offered row the first of one's own that is alike and not taken yet. */
function pairs(
  own: Rows,
  offered: Rows,
  isAlike: (own: KeyedRow, offered: KeyedRow) => boolean,
): ReadonlyMap<KeyedRow, KeyedRow> {
  const free = new Set(own);
  const found = new Map<KeyedRow, KeyedRow>();
  for (const row of offered) {
    const alike = [...free].find((each) => isAlike(each, row));
    if (!alike) continue;
    free.delete(alike);
    found.set(row, alike);
  }
  return found;
}

const keysOf = (alike: ReadonlyMap<KeyedRow, KeyedRow>) =>
  new Map([...alike].map(([row, { key }]) => [row.key, key]));

function holdsAll({ reference }: RowFill, own: KeyedRow, offered: KeyedRow): boolean {
  return Object.entries(offered).every(
    ([field, value]) =>
      field === 'key' || field === reference || isBlank(value) || isSame(cellsOf(own)[field], value),
  );
}

const isNamedAlike = ({ names }: RowFill, own: KeyedRow, offered: KeyedRow) =>
  names.some((name) => !isBlank(cellsOf(own)[name])) &&
  names.every((name) => isSame(cellsOf(own)[name], cellsOf(offered)[name]));
