/** A row of a list on screen. */
export type Row = { readonly key: string } & Readonly<Record<string, unknown>>;

/** What rows of a record are known by, whichever list they are in. */
export type RowFacts = {
  /** Fields that say what a row is of, such as goods, the size of a box, an address. */
  names: readonly string[];
  /** Fields that distinguish rows of one name, such as a number of the customer's own. */
  marks: readonly string[];
  /** The field that names a row of another list, such as the loading place of a container. */
  reference?: string;
};

/** What rows are known by, the surest first; at last by nothing but their place. */
const likenesses = ({ names, marks, reference = '' }: RowFacts) => [
  contentOf,
  (row: Row) => textOf(row, [...names, ...marks, reference]),
  (row: Row) => textOf(row, names),
  () => '',
];

/**
 * Which row of a list each row of a later version of it was, as later key → key. Rows that kept their keys are known
 * by them; else the rows before and behind the change are alike. In between, rows that are alike in content, name or
 * place are the same, in their order, if there are as many of them and none is already known to be another: a row that
 * is not certain is none of the earlier version.
 */
export function alignRows(
  facts: RowFacts,
  before: readonly Row[],
  after: readonly Row[],
): Map<string, string> {
  const known = new Set(before.map(({ key }) => key));
  if (after.some(({ key }) => known.has(key))) return new Map();
  const keys = alignEnds(before, after);
  for (const likeness of likenesses(facts)) {
    const taken = new Set(keys.values());
    const likes = groupRows(after, likeness);
    for (const [like, rows] of groupRows(before, likeness)) {
      const pairs = pairRows(rows, likes.get(like) ?? []);
      const isCertain = pairs?.every(
        ([later, key]) => (keys.get(later) ?? key) === key && keys.has(later) === taken.has(key),
      );
      for (const [later, key] of isCertain && pairs ? pairs : []) keys.set(later, key);
    }
  }
  return keys;
}

function alignEnds(before: readonly Row[], after: readonly Row[]): Map<string, string> {
  const isAlike = (one: Row | undefined, other: Row | undefined) =>
    one !== undefined && other !== undefined && contentOf(one) === contentOf(other);
  const shorter = Math.min(before.length, after.length);
  let ahead = 0;
  while (ahead < shorter && isAlike(before[ahead], after[ahead])) ahead += 1;
  let behind = 0;
  while (behind < shorter - ahead && isAlike(before.at(-1 - behind), after.at(-1 - behind))) behind += 1;
  return new Map([
    ...(pairRows(before.slice(0, ahead), after.slice(0, ahead)) ?? []),
    ...(pairRows(before.slice(before.length - behind), after.slice(after.length - behind)) ?? []),
  ]);
}

/** Each later key and the key in its place; null where there are not as many. */
function pairRows(before: readonly Row[], after: readonly Row[]): [string, string][] | null {
  if (before.length !== after.length) return null;
  return before.flatMap(({ key }, at) => after.slice(at, at + 1).map((later) => [later.key, key]));
}

function groupRows(rows: readonly Row[], likeness: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const like = likeness(row);
    const group = groups.get(like);
    if (group) group.push(row);
    else groups.set(like, [row]);
  }
  return groups;
}

/** Whether an amount that was entered for one row may stand at the other: both name the same, or one names nothing yet. */
export function isSameThing({ names, marks }: RowFacts, one: Row, other: Row): boolean {
  return [...names, ...marks].every(
    (field) => one[field] === other[field] || one[field] === '' || other[field] === '',
  );
}

/** Whether a list has a row of the same thing as this one. */
export function hasThing({ names, marks }: RowFacts, rows: readonly Row[], row: Row): boolean {
  const thing = textOf(row, [...names, ...marks]);
  return rows.some((each) => textOf(each, [...names, ...marks]) === thing);
}

/** Rows under other keys; references to rows follow. */
export function rekey(
  { reference = '' }: Pick<RowFacts, 'reference'>,
  rows: readonly Row[],
  keys: ReadonlyMap<string, string>,
): Row[] {
  return rows.map((row) => {
    const named = row[reference];
    const moved = { ...row, key: keys.get(row.key) ?? row.key };
    return typeof named === 'string' ? { ...moved, [reference]: keys.get(named) ?? named } : moved;
  });
}

/** The rows that another list has none alike of. */
export function rowsWithout(rows: readonly Row[], others: readonly Row[]): Row[] {
  const contents = new Set(others.map(contentOf));
  return rows.filter((row) => !contents.has(contentOf(row)));
}

function contentOf({ key: _key, ...content }: Row): string {
  return JSON.stringify(content);
}

function textOf(row: Row, fields: readonly string[]): string {
  return JSON.stringify(fields.map((field) => row[field]));
}

/** Whether two values are the same; dates and codes are texts here. */
export function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two lists have the same rows in one order, whatever their keys. */
export function sameTexts(
  facts: Pick<RowFacts, 'reference'>,
  some: readonly Row[],
  others: readonly Row[],
): boolean {
  const keys = new Map(others.map(({ key }, at) => [key, some[at]?.key ?? key]));
  const [one, other] = [some, rekey(facts, others, keys)].map((rows) =>
    rows.map(({ key: _key, ...row }) => row),
  );
  return sameText(one, other);
}
