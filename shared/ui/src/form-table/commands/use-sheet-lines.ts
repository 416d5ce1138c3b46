import { useCallback, useEffect, useRef, useState } from 'react';
import type { SheetLine } from '../sheet/sheet-columns.ts';
import { editSheet, type SheetEdit, type SheetRules } from '../sheet/sheet-edits.ts';
import {
  endStep,
  noHistory,
  record,
  recordOutside,
  type SheetHistory,
  stepBack,
  stepForward,
} from './sheet-history.ts';

type Lines = readonly SheetLine[];

type SheetLinesInput = {
  lines: Lines;
  rules: SheetRules;
  onChange(lines: Lines, edit: SheetEdit): void;
  /** They were changed by something else than the sheet, such as an import. */
  onReplaced(): void;
};

/** A page may hand back another array of the very lines: that is no change of its own. */
const isSame = (one: Lines, other: Lines) =>
  one === other || (one.length === other.length && one.every((line, at) => line === other[at]));

/** The lines with their history. `edit` is one function for all time, or every line would be drawn again. */
export function useSheetLines({ lines, rules, onChange, onReplaced }: SheetLinesInput) {
  const present = useRef(lines);
  const sent = useRef<readonly Lines[]>([]);
  const history = useRef<SheetHistory>(noHistory);
  const latest = useRef({ rules, onChange, onReplaced });
  const [can, setCan] = useState({ undo: false, redo: false });
  const showHistory = useCallback((next: SheetHistory) => {
    history.current = next;
    const now = { undo: next.past.length > 0, redo: next.future.length > 0 };
    setCan((was) => (was.undo === now.undo && was.redo === now.redo ? was : now));
  }, []);
  useEffect(() => {
    latest.current = { rules, onChange, onReplaced };
  });
  useEffect(() => {
    const at = sent.current.findIndex((own) => isSame(own, lines));
    if (at !== -1) sent.current = sent.current.slice(at + 1);
    else if (!isSame(present.current, lines)) {
      showHistory(recordOutside(history.current, present.current, lines));
      present.current = lines;
      latest.current.onReplaced();
    }
  }, [lines, showHistory]);
  const put = useCallback((next: Lines, edit: SheetEdit) => {
    present.current = next;
    sent.current = [...sent.current, next];
    latest.current.onChange(next, edit);
  }, []);
  const edit = useCallback(
    (change: SheetEdit) => {
      const before = present.current;
      const next = editSheet(before, change, latest.current.rules);
      if (next === before) return;
      const cell = change.type === 'set' ? `${change.line} ${change.field}` : null;
      showHistory(record(history.current, before, cell));
      put(next, change);
    },
    [put, showHistory],
  );
  /** Undoes or redoes a step; answers the lines before and after it, or null where there is none. */
  const travel = useCallback(
    (way: 'undo' | 'redo'): { before: Lines; after: Lines } | null => {
      const before = present.current;
      const step = (way === 'undo' ? stepBack : stepForward)(history.current, before);
      if (!step) return null;
      showHistory(step.history);
      put(step.lines, { type: 'restore', lines: step.lines });
      return { before, after: step.lines };
    },
    [put, showHistory],
  );
  const leaveCell = useCallback(() => {
    history.current = endStep(history.current);
  }, []);
  return { present, edit, travel, leaveCell, can };
}
