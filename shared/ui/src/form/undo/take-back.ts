import { areRows, type Cells, cellsOf, isBlank, isSame, type KeyedRow } from './rows.ts';
import { takeRowsBack } from './take-back-rows.ts';

/** What undoing needs to know about a draft. */
export type UndoSpec = {
  /** Fields that belong to a choice, the choice first, such as the type of a warehouse and its code. */
  together?: readonly (readonly string[])[];
  /** The field of a row that names a row of another list. */
  reference?: string;
};

/** A change of a draft: right before it, and right after. */
export type DraftChange<Draft> = { before: Draft; after: Draft };

/**
 * A draft without what a change wrote, as far as nobody touched it since; the very same draft where nothing of it is
 * left to take back. What was typed after the change stays, whatever it was.
 */
export function takeBack<Draft extends object>(
  spec: UndoSpec,
  { before, after }: DraftChange<Draft>,
  now: Draft,
): Draft {
  const change = { was: cellsOf(before), became: cellsOf(after), present: cellsOf(now) };
  const back: Record<string, unknown> = {};
  for (const field of Object.keys(after)) {
    const [was, became, present] = [change.was[field], change.became[field], change.present[field]];
    if (was === became) continue;
    if (areRows(was) && areRows(became) && areRows(present)) {
      const rows = takeRowsBack(was, became, present);
      if (rows !== present) back[field] = rows;
    } else if (!isSame(was, became) && isSame(present, became) && !isHeld(spec, field, change))
      back[field] = was;
  }
  if (Object.keys(back).length === 0) return now;
  return withoutLooseEnds(spec, { ...now, ...back });
}

type Change = { was: Cells; became: Cells; present: Cells };

/**
 * A choice stays while something that belongs to it was entered since: it would be out of sight. What belongs to it does
 * not come back under another choice that was made since.
 */
function isHeld({ together = [] }: UndoSpec, field: string, { was, became, present }: Change): boolean {
  const group = together.find((fields) => fields.includes(field));
  if (!group) return false;
  const [head = '', ...parts] = group;
  const isWritten = (part: string) => !isSame(was[part], became[part]);
  const isTouched = (part: string) => !isSame(present[part], became[part]);
  if (field !== head) return isWritten(head) && isTouched(head) && !isBlank(was[field]);
  // Before a choice that the change made first, nothing of it was on screen.
  return (isBlank(was[head]) ? parts : parts.filter(isWritten)).some(isTouched);
}

/** Rows that name a row which is gone name none. */
function withoutLooseEnds<Draft extends object>({ reference }: UndoSpec, draft: Draft): Draft {
  if (reference === undefined) return draft;
  const lists: [string, readonly KeyedRow[]][] = [];
  for (const [name, value] of Object.entries(draft)) if (areRows(value)) lists.push([name, value]);
  const keys = new Set(lists.flatMap(([, rows]) => rows.map(({ key }) => key)));
  const isLoose = (row: KeyedRow) => {
    const named = cellsOf(row)[reference];
    return typeof named === 'string' && named !== '' && !keys.has(named);
  };
  const tied = lists.map(([name, rows]) => [
    name,
    rows.map((row) => (isLoose(row) ? { ...row, [reference]: '' } : row)),
  ]);
  return { ...draft, ...Object.fromEntries(tied) };
}
