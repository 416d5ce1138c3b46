/** The rows of a list as one version of its record has them. Rows have no ids: they are known by their place. */
export type RowsOfVersion<Row> = { version: number; rows: readonly Row[] };

/** What was typed of a row, and on which version. */
export type TypedRow<Entry, Row> = Entry & { on: RowsOfVersion<Row> };

/** What was typed, by the row's place in the list; rows that nobody touched are not in it. */
export type TypedRows<Entry, Row> = ReadonlyMap<number, TypedRow<Entry, Row>>;

/** What typing into single rows of a stored list needs to know about them. */
export type TypedRowSpec<Entry extends object, Row> = {
  /** As far as a record distinguishes its rows: by everything that cannot be typed here. */
  isSameRow: (one: Row, other: Row) => boolean;
  /** The entry of both is the same; asked of the same row only. */
  isSameEntry: (one: Row, other: Row) => boolean;
  /** Whether something else was typed than is stored. */
  isOther: (entry: Entry, stored: Row | undefined) => boolean;
};

/** Without rows that were opened, had nothing typed in them, and have another row in their place by now. */
export function livingRows<Entry extends object, Row>(
  spec: TypedRowSpec<Entry, Row>,
  typed: TypedRows<Entry, Row>,
  present: RowsOfVersion<Row>,
): TypedRows<Entry, Row> {
  return new Map(
    [...typed].filter(([index, entry]) => {
      const before = entry.on.rows[index];
      return (
        spec.isOther(entry, before) ||
        (before !== undefined && isUnchanged(spec, before, present.rows[index]))
      );
    }),
  );
}

/**
 * What was typed of a row in whose place another one stands by now, none at all, or one whose entry somebody else has
 * saved meanwhile: whether it belongs to this one, only a person can say. In the order of the list.
 */
export function outdatedRows<Entry extends object, Row>(
  spec: TypedRowSpec<Entry, Row>,
  typed: TypedRows<Entry, Row>,
  present: RowsOfVersion<Row>,
): [number, TypedRow<Entry, Row>][] {
  return [...livingRows(spec, typed, present)]
    .filter(([index, entry]) => {
      const [before, now] = [entry.on.rows[index], present.rows[index]];
      if (before === undefined || now === undefined || !spec.isSameRow(before, now)) return true;
      return !isUnchanged(spec, before, now) && spec.isOther(entry, now);
    })
    .sort(([one], [other]) => one - other);
}

/**
 * The version that these rows are saved on: the one that they were typed on, so that a colleague's save in between
 * is refused. One that left every row where it was does not matter.
 */
export function versionTypedOn<Entry extends object, Row>(
  spec: TypedRowSpec<Entry, Row>,
  indexes: readonly number[],
  typed: TypedRows<Entry, Row>,
  present: RowsOfVersion<Row>,
): number {
  const typedOn = indexes.flatMap((index) => typed.get(index)?.on ?? []);
  return Math.min(...typedOn.map((on) => (haveSameRows(spec, on, present) ? present : on).version));
}

/** As if typed on this version: one row, or all whose row is still the same. */
export function carriedOver<Entry extends object, Row>(
  spec: TypedRowSpec<Entry, Row>,
  typed: TypedRows<Entry, Row>,
  present: RowsOfVersion<Row>,
  only?: number,
): TypedRows<Entry, Row> {
  const outdated = new Set(outdatedRows(spec, typed, present).map(([index]) => index));
  const isMeant = (index: number) => (only === undefined ? !outdated.has(index) : index === only);
  return new Map(
    [...typed].map(([index, entry]) => [index, isMeant(index) ? { ...entry, on: present } : entry]),
  );
}

/** Whether something else is typed in a row of both, on whichever version. */
export function haveConflict<Entry extends object, Row>(
  one: TypedRows<Entry, Row>,
  other: TypedRows<Entry, Row>,
): boolean {
  return [...one].some(([index, entry]) => other.has(index) && !isSameTyped(other.get(index), entry));
}

/** Whether the same is typed, on whichever version. */
export const isSameTyped = (one: object | undefined, other: object): boolean =>
  one !== undefined && JSON.stringify({ ...one, on: null }) === JSON.stringify({ ...other, on: null });

function isUnchanged<Entry extends object, Row>(
  { isSameRow, isSameEntry }: TypedRowSpec<Entry, Row>,
  one: Row,
  other: Row | undefined,
): boolean {
  return other !== undefined && isSameRow(one, other) && isSameEntry(one, other);
}

function haveSameRows<Entry extends object, Row>(
  { isSameRow }: TypedRowSpec<Entry, Row>,
  one: RowsOfVersion<Row>,
  other: RowsOfVersion<Row>,
): boolean {
  if (one.rows.length !== other.rows.length) return false;
  return one.rows.every((row, at) => {
    const opposite = other.rows[at];
    return opposite !== undefined && isSameRow(row, opposite);
  });
}
