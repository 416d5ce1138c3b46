import { type ParsedCondition, toFilterObject } from '@berth/contract';
import { useState } from 'react';
import type { FilterField } from './filter-field.ts';
import {
  addSelected,
  type FilterRow,
  rowProblem,
  rowToShorten,
  toConditions,
  tooMuchOf,
  toRows,
} from './filter-rows.ts';

type Draft = {
  rows: readonly FilterRow[];
  /** Names of fields whose conditions could not be shown. */
  dropped: readonly string[];
  /** The conditions that came last, and those that went out last: only others than these rebuild the rows. */
  seen: string;
  emitted: string;
};

/**
 * The rows of the drawer. They follow the conditions that are applied (an address, a view, the chips), but what
 * the drawer itself applied leaves them as they are, with those in which nothing is entered yet.
 */
export function useFilterDraft(
  fields: readonly FilterField[],
  conditions: readonly ParsedCondition[],
  onApply: (conditions: readonly ParsedCondition[]) => void,
) {
  const names = fields.map(({ field, kind }) => `${field} ${kind}`).join();
  const seen = `${names} ${sameness(conditions)}`;
  const [draft, setDraft] = useState(() => startDraft(fields, conditions, seen));
  if (draft.seen !== seen) {
    const isOurs = draft.emitted === seen;
    setDraft(isOurs ? { ...draft, seen } : startDraft(fields, conditions, seen));
  }
  const emit = (rows: readonly FilterRow[], dropped: readonly string[] = []) => {
    const emitted = toConditions(fields, rows);
    setDraft({ rows, dropped, seen, emitted: `${names} ${sameness(emitted)}` });
    onApply(emitted);
  };
  const problems = draft.rows.map((row) => {
    const field = fields.find((candidate) => candidate.field === row.field);
    return field ? rowProblem(field, row) : null;
  });
  const entered = toConditions(fields, draft.rows);
  const longRow = rowToShorten(fields, draft.rows);
  const tooMuch = tooMuchOf(fields, draft.rows);
  const isWrong =
    longRow !== null ||
    tooMuch !== null ||
    problems.some((problem) => problem !== null && problem !== 'empty');
  return {
    rows: draft.rows,
    dropped: draft.dropped,
    entered,
    isWrong,
    /** Holds more than an address takes, together with the others. */
    longRow,
    /** Holds more values than a list takes, together with those before it. */
    tooMuch,
    canApply: entered.length > 0 && !isWrong,
    change: (rows: readonly FilterRow[]) => setDraft({ ...draft, rows }),
    apply: () => emit(draft.rows),
    clear: () => emit([]),
    /** Replaces all rows by those of a favourite and applies them (spec section 4). */
    replace: emit,
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;

function startDraft(
  fields: readonly FilterField[],
  conditions: readonly ParsedCondition[],
  seen: string,
): Draft {
  const { rows, dropped } = toRows(fields, conditions);
  return { rows: addSelected(fields, rows), dropped: fieldNames(dropped), seen, emitted: seen };
}

/** The fields of conditions, each once. */
export function fieldNames(conditions: readonly ParsedCondition[]): readonly string[] {
  return [...new Set(conditions.map(({ field }) => field))];
}

/** The same text for the same conditions, in whichever order the fields stand in an address. */
function sameness(conditions: readonly ParsedCondition[]): string {
  const entries = Object.entries(toFilterObject(conditions)).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(entries);
}
