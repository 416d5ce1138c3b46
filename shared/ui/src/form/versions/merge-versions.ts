import type { RowKeys } from '../state/form-paths.ts';
import type { FormRows } from '../state/form-spec.ts';
import {
  alignRows,
  hasThing,
  isSameThing,
  type Row,
  type RowFacts,
  rekey,
  rowsWithout,
  sameText,
  sameTexts,
} from './align-rows.ts';

import { isGroup, mergeGroup } from './merge-groups.ts';

/** Whose value is taken. */
export type Side = 'mine' | 'theirs';

/** Two drafts of one record and the version that both began from; null where that is not known any more. */
export type Versions<Draft> = { base: Draft | null; mine: Draft; theirs: Draft };

/** A place where my version and theirs differ, and who changed it: a field, a row, a cell, or a list as a whole. */
export type Difference = {
  /** `remarks`, `header.port` of a group, `cargo`, `cargo.<row key>`, `cargo.<row key>.<field>` */
  path: string;
  by: Side | 'both';
  /** The place of the row in its list, from 1. */
  line?: number;
  /** Nothing for a row that this side has not; of a list the number of its rows. */
  mine: unknown;
  theirs: unknown;
  /** Of a list as a whole: the rows that the other side has none alike of. */
  own?: Readonly<Record<Side, readonly Row[]>>;
};

type Fields = Readonly<Record<string, unknown>>;

/** What merging needs to know about a kind of record. */
export type MergeSpec<Draft> = {
  /** The lists of a draft, by name. A list follows those that refer to its rows. */
  rowsOf: (draft: Draft) => Readonly<Record<string, FormRows>>;
  /** The draft as it would be read from the server once it was saved, and the keys of the rows that were sent. */
  readBack: (draft: Draft) => { draft: Draft; keys: RowKeys };
  /** Fields that belong to a choice, the choice first: whoever changes the choice changes all of it. */
  together: readonly (readonly string[])[];
  rows: RowFacts;
};

type MergeWords = Pick<MergeSpec<never>, 'together' | 'rows'>;

/** Where two versions of a record differ; who changed what is known by the version that both began from. */
export function differencesOf<Draft extends object>(
  spec: MergeSpec<Draft>,
  versions: Versions<Draft>,
): Difference[] {
  return compare(spec, versions).differences;
}

/**
 * What both wrote, in one: of each difference the side that changed it, or that was chosen. Of what both changed and
 * nobody chose, mine is taken.
 */
export function mergeVersions<Draft extends object>(
  spec: MergeSpec<Draft>,
  versions: Versions<Draft>,
  chosen: ReadonlyMap<string, Side>,
): Draft {
  const { differences, mine, theirs, lists } = compare(spec, versions);
  const sideOf = ({ path, by }: Difference): Side =>
    chosen.get(path) ?? (by === 'theirs' ? 'theirs' : 'mine');
  const merged: Record<string, unknown> = { ...theirs };
  const sides = new Map(differences.map((difference) => [difference.path, sideOf(difference)]));
  for (const field of Object.keys(merged)) {
    if (lists.includes(field))
      merged[field] = mergeRows(field, rowsOf(mine, field), rowsOf(theirs, field), sides);
    else if (sides.get(headOf(spec, field, sides)) === 'mine') merged[field] = mine[field];
    else merged[field] = mergeGroup(field, mine[field], theirs[field], sides);
  }
  const empty = spec.readBack(versions.theirs).draft as Fields;
  for (const list of lists) if (rowsOf(merged, list).length === 0) merged[list] = firstRows(empty, list);
  return merged as unknown as Draft; // every field is of one of two drafts
}

const firstRows = (draft: Fields, list: string) => rowsOf(draft, list).slice(0, 1);

/** Where the whole of a choice differs, the choice speaks for its fields. */
function headOf({ together }: MergeWords, field: string, sides: ReadonlyMap<string, Side>): string {
  if (sides.has(field)) return field;
  const group = together.find((fields) => fields.includes(field));
  return group?.[0] ?? field;
}

function rowsOf(draft: Fields, list: string): readonly Row[] {
  return draft[list] as readonly Row[]; // asked for lists only
}

function compare<Draft extends object>(spec: MergeSpec<Draft>, { base, mine, theirs }: Versions<Draft>) {
  const lists = Object.keys(spec.rowsOf(theirs));
  const began = base && readAsSaved(spec, base);
  const my = alignTo(spec.rows, began, readAsSaved(spec, mine), lists);
  const their = alignTo(spec.rows, began, readAsSaved(spec, theirs), lists);
  const fields = Object.keys(their.read).filter((field) => !lists.includes(field));
  const differences = [
    ...compareFields(spec.together, began?.read ?? null, my.read, their.read, fields),
    ...lists.flatMap((list) =>
      compareRows(
        spec,
        list,
        began && rowsOf(began.read, list),
        rowsOf(my.read, list),
        rowsOf(their.read, list),
      ),
    ),
  ];
  return { differences, mine: my.typed, theirs: their.typed, lists };
}

/** A draft as it was typed and as it would be read from the server: what means the same is no difference. */
function readAsSaved<Draft extends object>(
  spec: MergeSpec<Draft>,
  draft: Draft,
): { typed: Fields; read: Fields } {
  const { draft: back, keys } = spec.readBack(draft);
  const saved = back as Fields; // every draft is an object of fields
  const now = draft as Fields; // as above
  const [read, typed] = [{ ...saved }, { ...now }] as [Record<string, unknown>, Record<string, unknown>]; // copies
  const renamed = new Map<string, string>();
  for (const [list, sent] of Object.entries(keys)) {
    for (const [at, { key }] of rowsOf(saved, list).entries()) renamed.set(key, sent[at] ?? key);
  }
  for (const [list, sent] of Object.entries(keys)) {
    // Rows that nobody filled in are in neither.
    read[list] = rekey(spec.rows, rowsOf(saved, list).slice(0, sent.length), renamed);
    typed[list] = rowsOf(now, list).filter(({ key }) => sent.includes(key));
  }
  return { typed, read };
}

/** The same with the keys of the rows of the version that it began from. */
function alignTo(
  facts: RowFacts,
  began: { read: Fields } | null,
  { typed, read }: { typed: Fields; read: Fields },
  lists: readonly string[],
): { typed: Fields; read: Fields } {
  if (!began) return { typed, read };
  const renamed = new Map<string, string>();
  // The last first: a list follows those that refer to its rows.
  for (const list of lists.toReversed()) {
    const later = rekey(facts, rowsOf(read, list), renamed);
    for (const [key, was] of alignRows(facts, rowsOf(began.read, list), later)) renamed.set(key, was);
  }
  const withKeys = (draft: Fields) =>
    Object.fromEntries(
      Object.entries(draft).map(([field, value]) => [
        field,
        lists.includes(field) ? rekey(facts, rowsOf(draft, field), renamed) : value,
      ]),
    );
  return { typed: withKeys(typed), read: withKeys(read) };
}

function compareFields(
  together: MergeWords['together'],
  base: Fields | null,
  mine: Fields,
  theirs: Fields,
  fields: readonly string[],
): Difference[] {
  const isChanged = (draft: Fields) => (field: string) => !base || !sameText(draft[field], base[field]);
  const isDifferent = (field: string) => !sameText(mine[field], theirs[field]);
  const differenceOf = (path: string, of: readonly string[]): Difference[] => {
    if (!of.some(isDifferent)) return [];
    const [isMine, isTheirs] = [of.some(isChanged(mine)), of.some(isChanged(theirs))];
    const by = isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs';
    return [{ path, by, mine: mine[path], theirs: theirs[path] }];
  };
  const groups = together.filter(
    ([head]) => head !== undefined && fields.includes(head) && isDifferent(head),
  );
  const grouped = groups.flat();
  return fields.flatMap((field) => {
    const group = groups.find(([head]) => head === field);
    if (group)
      return differenceOf(
        field,
        group.filter((each) => fields.includes(each)),
      );
    if (grouped.includes(field)) return [];
    const [ours, others, was] = [mine[field], theirs[field], base?.[field]];
    if (!isGroup(ours) || !isGroup(others)) return differenceOf(field, [field]);
    const inner = compareFields(together, isGroup(was) ? was : null, ours, others, Object.keys(others));
    return inner.map((difference) => ({ ...difference, path: `${field}.${difference.path}` }));
  });
}

/**
 * By cell where both rows are of the same thing, else by row; as a whole where both may have added the same, one removed
 * what the other changed, or one changed a row to be of what another is.
 */
function compareRows(
  { rows: facts, together }: MergeWords,
  list: string,
  base: readonly Row[] | null,
  mine: readonly Row[],
  theirs: readonly Row[],
): Difference[] {
  if (sameTexts(facts, mine, theirs)) return [];
  const own = { mine: rowsWithout(mine, theirs), theirs: rowsWithout(theirs, mine) };
  const whole = { path: list, mine: mine.length, theirs: theirs.length, own };
  if (!base) return [{ ...whole, by: 'both' }];
  const [before, my, their] = [base, mine, theirs].map((rows) => new Map(rows.map((row) => [row.key, row])));
  if (!before || !my || !their) return [];
  const differences: Difference[] = [];
  for (const key of new Set([...before.keys(), ...their.keys(), ...my.keys()])) {
    const [was, ours, others] = [before.get(key), my.get(key), their.get(key)];
    const rows = ours && others ? theirs : ours ? mine : others ? theirs : base;
    const line = rows.findIndex((row) => row.key === key) + 1;
    if (ours && others && was && isRowOfTwo(facts, was, ours, others)) {
      if (hasThing(facts, theirs, ours) || hasThing(facts, mine, others)) return [{ ...whole, by: 'both' }];
      differences.push({ path: `${list}.${key}`, by: 'both', line, mine: ours, theirs: others });
    } else if (ours && others) {
      const cells = compareFields(
        together,
        was ?? null,
        ours,
        others,
        Object.keys(others).filter((field) => field !== 'key'),
      );
      differences.push(...cells.map((cell) => ({ ...cell, path: `${list}.${key}.${cell.path}`, line })));
    } else if (ours || others) {
      const there = ours ?? others;
      const by: Side = was ? (ours ? 'theirs' : 'mine') : ours ? 'mine' : 'theirs';
      if (was && there && !sameTexts(facts, [was], [there])) return [{ ...whole, by: 'both' }];
      differences.push({ path: `${list}.${key}`, by, line, mine: ours, theirs: others });
    }
  }
  return mayBeTheSame(facts, before, mine, theirs) ? [{ ...whole, by: 'both' }] : differences;
}

/**
 * Both added rows, and a row of one may be one of the other: of the same thing, or in the place of one that is gone.
 */
function mayBeTheSame(
  facts: RowFacts,
  before: ReadonlyMap<string, Row>,
  mine: readonly Row[],
  theirs: readonly Row[],
): boolean {
  const [ours, others] = [mine, theirs].map((rows) => rows.filter(({ key }) => !before.has(key)));
  if (!ours?.length || !others?.length) return false;
  const isWhole = [mine.length - ours.length, theirs.length - others.length].every(
    (count) => count === before.size,
  );
  return !isWhole || ours.some((row) => others.some((other) => isSameThing(facts, row, other)));
}

/** Both changed a row, and it is not of the same thing any more: what one entered does not belong to that of the other. */
function isRowOfTwo(facts: RowFacts, was: Row, ours: Row, others: Row): boolean {
  const isChanged = (row: Row) => !sameTexts(facts, [was], [row]);
  return !isSameThing(facts, ours, others) && isChanged(ours) && isChanged(others);
}

function mergeRows(
  list: string,
  mine: readonly Row[],
  theirs: readonly Row[],
  sides: ReadonlyMap<string, Side>,
): readonly Row[] {
  const whole = sides.get(list);
  if (whole) return whole === 'mine' ? mine : theirs;
  const my = new Map(mine.map((row) => [row.key, row]));
  const merged = theirs.flatMap((row) => {
    const ours = my.get(row.key);
    if (sides.get(`${list}.${row.key}`) === 'mine') return ours ? [ours] : [];
    if (!ours) return [row];
    const cells = Object.keys(row).filter((field) => sides.get(`${list}.${row.key}.${field}`) === 'mine');
    return [{ ...row, ...Object.fromEntries(cells.map((field) => [field, ours[field]])) }];
  });
  const others = new Set(theirs.map(({ key }) => key));
  return [...merged, ...mine.filter(({ key }) => !others.has(key) && sides.get(`${list}.${key}`) === 'mine')];
}
