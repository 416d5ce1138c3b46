/** A row of a list on screen. */
export type Row = { readonly key: string } & Readonly<Record<string, unknown>>;

/** Names a row of another list (of a container its loading place), so it is no content of its own. */
const reference = 'loadingPlace';

/**
 * Which row of a list each row of a later version of it was, as later key → key. Rows that kept their keys are known
 * by them; else those before and behind what changed are alike, and as many in between were changed in their places.
 */
export function alignRows(before: readonly Row[], after: readonly Row[]): Map<string, string> {
  const known = new Set(before.map(({ key }) => key));
  if (after.some(({ key }) => known.has(key))) return new Map();
  const isAlike = (one: Row | undefined, other: Row | undefined) =>
    one !== undefined && other !== undefined && contentOf(one) === contentOf(other);
  const shorter = Math.min(before.length, after.length);
  let ahead = 0;
  while (ahead < shorter && isAlike(before[ahead], after[ahead])) ahead += 1;
  let behind = 0;
  while (behind < shorter - ahead && isAlike(before.at(-1 - behind), after.at(-1 - behind))) behind += 1;
  const isChangedInPlace = before.length === after.length;
  const keys = after.flatMap(({ key }, at) => {
    const fromEnd = after.length - at;
    const was = fromEnd <= behind ? before.at(-fromEnd) : before[at];
    return was && (at < ahead || fromEnd <= behind || isChangedInPlace) ? [[key, was.key] as const] : [];
  });
  return new Map(keys);
}

/** Rows under other keys, and what they name of each other. */
export function rekey(rows: readonly Row[], keys: ReadonlyMap<string, string>): Row[] {
  return rows.map((row) => {
    const named = row[reference];
    const moved = { ...row, key: keys.get(row.key) ?? row.key };
    return typeof named === 'string' ? { ...moved, [reference]: keys.get(named) ?? named } : moved;
  });
}

function contentOf({ key: _key, [reference]: _named, ...content }: Row): string {
  return JSON.stringify(content);
}

/** Whether two values are the same; dates and codes are texts here. */
export function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two lists have the same rows in one order, whatever their keys. */
export function sameTexts(some: readonly Row[], others: readonly Row[]): boolean {
  const keys = new Map(others.map(({ key }, at) => [key, some[at]?.key ?? key]));
  const [one, other] = [some, rekey(others, keys)].map((rows) => rows.map(({ key: _key, ...row }) => row));
  return sameText(one, other);
}
