import { areRows, cellsOf, type KeyedRow } from '../undo/rows.ts';
import { fillFields } from './fill-fields.ts';
import { answersFor, type FilledRows, filledRows, fillRows, type RowFill } from './fill-rows.ts';
import { answerTo, type FillAnswer, type FillQuestion, type FillSpec } from './fill-spec.ts';

export type FillInput<Draft> = {
  spec: FillSpec<Draft>;
  /** Fields and lists that may be filled, in the order of the form. */
  fields: readonly string[];
  mine: Draft;
  /** What is offered, as a draft; what is empty there is not held. */
  theirs: Draft;
};

/** What must be asked before a draft is filled, in the order of the form, and the change by the answers so far. */
export function fillDraft<Draft extends object>(
  input: FillInput<Draft>,
  answers: ReadonlyMap<string, FillAnswer> = new Map(),
): { questions: FillQuestion[]; change: Partial<Draft> } {
  const { spec, fields } = input;
  const named = spec.named ?? ((draft: Draft) => draft);
  const sides = { mine: cellsOf(named(input.mine)), theirs: cellsOf(named(input.theirs)) };
  const plain = fillFields(
    spec,
    fields.filter((field) => !(field in spec.lists)),
    sides,
    answers,
  );
  const lists = fields.filter((field) => field in spec.lists);
  const fills = new Map(lists.map((list) => [list, rowFill(spec, list, sides.mine)]));
  const rowsAt = (list: string) => [asRows(sides.mine[list]), asRows(sides.theirs[list])] as const;
  const listQuestions = [...fills].flatMap(([path, fill]): FillQuestion[] => {
    const [mine, theirs] = rowsAt(path);
    const possible = answersFor(fill, mine, theirs);
    const [own, offered] = [filledRows(fill, mine), filledRows(fill, theirs)];
    return possible ? [{ kind: 'rows', path, mine: own, theirs: offered, answers: possible }] : [];
  });
  const filled = new Map(
    [...fills].map(([list, fill]) => [list, fillRows(fill, ...rowsAt(list), answerTo(answers, list))]),
  );
  const rank = (path: string) => fields.indexOf(path);
  return {
    questions: [...plain.questions, ...listQuestions].sort((one, other) => rank(one.path) - rank(other.path)),
    change: { ...plain.change, ...changedLists(spec, filled, sides.mine) } as Partial<Draft>, // its own fields
  };
}

const asRows = (value: unknown): readonly KeyedRow[] => (areRows(value) ? value : []);

function rowFill<Draft>(spec: FillSpec<Draft>, list: string, mine: object): RowFill {
  const filled = spec.lists[list];
  if (!filled) throw new Error(`${list} is no list that is filled`);
  const { reference } = spec;
  const rows = Object.values(mine).flatMap(asRows);
  const named = new Set(rows.map((row) => String(reference === undefined ? '' : cellsOf(row)[reference])));
  return { ...filled, named, ...(reference !== undefined && { reference }) };
}

/** The lists that took rows, and with them those whose rows name others: an offered row names the row that it has become. */
function changedLists<Draft>(
  { reference }: FillSpec<Draft>,
  filled: ReadonlyMap<string, FilledRows>,
  mine: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const isTaken = [...filled].some(([list, { rows }]) => rows !== mine[list]);
  if (!isTaken) return {};
  const keys = new Map([...filled.values()].flatMap((each) => [...each.keys]));
  const there = new Set([...filled.values()].flatMap(({ rows }) => rows.map(({ key }) => key)));
  const tied = (row: KeyedRow): KeyedRow => {
    const name = reference === undefined ? undefined : cellsOf(row)[reference];
    if (reference === undefined || typeof name !== 'string' || name === '' || there.has(name)) return row;
    return { ...row, [reference]: keys.get(name) ?? '' };
  };
  return Object.fromEntries([...filled].map(([list, { rows }]) => [list, rows.map(tied)]));
}
