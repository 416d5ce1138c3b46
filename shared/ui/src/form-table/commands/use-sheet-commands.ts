import { useEffect, useState } from 'react';
import { hasLeftOut, type SheetPaste } from '../clipboard/read-paste.ts';
import type { Selecting } from '../keys/use-sheet-selection.ts';
import type { FormTableTexts } from '../sheet/form-table-texts.ts';
import { firstEditable, isEditable, type SheetColumn, type SheetLine } from '../sheet/sheet-columns.ts';
import type { SheetRules } from '../sheet/sheet-edits.ts';
import type { SheetSelection } from '../sheet/sheet-range.ts';
import { type SheetAction, stepOf } from './sheet-commands.ts';
import { firstChange } from './sheet-history.ts';
import type { useSheetLines } from './use-sheet-lines.ts';

/** What is said below the sheet about the last change; a paste that left something out stays until it is closed. */
export type SheetNotice = { text: string; canUndo?: boolean } | { paste: SheetPaste };

type SheetCommandsInput = {
  columns: readonly SheetColumn[];
  rules: SheetRules;
  texts: FormTableTexts;
  state: ReturnType<typeof useSheetLines>;
  selecting: Selecting;
};

/** Commands of keys and buttons on what is chosen, and what is said about them. */
export function useSheetCommands({ columns, rules, texts, state, selecting }: SheetCommandsInput) {
  const [notice, setNotice] = useState<SheetNotice | null>(null);
  usePassing(notice, setNotice);
  const first = firstEditable(columns);
  const travel = (way: 'undo' | 'redo') => {
    const step = state.travel(way);
    if (!step) return;
    setNotice({ text: way === 'undo' ? texts.undone : texts.redone });
    const fields = columns.map(({ key }) => key);
    const cell = firstChange(step.before, step.after, fields);
    // From a button below the sheet the focus stays at the button, unless that goes with what was said.
    const isFocused = document.activeElement?.matches('[data-cell], [data-passing]');
    if (cell && isFocused) selecting.focusWhenDrawn({ ...cell, column: Math.max(first, cell.column) });
  };
  const selectAll = (lines: readonly SheetLine[]) => {
    const end = columns.findLastIndex(isEditable);
    const { anchor } = selecting.selection ?? {};
    if (!anchor) return;
    const all = { anchor: { line: 0, column: first }, head: { line: lines.length - 1, column: end } };
    selecting.focus(all.anchor);
    selecting.chooseRange(all);
  };
  const run = (action: SheetAction, chosen: SheetSelection | null = selecting.selection) => {
    const lines = state.present.current;
    if (action === 'undo' || action === 'redo') return travel(action);
    if (action === 'selectAll') return selectAll(lines);
    if (action === 'edit') return putCaretAtEnd();
    if (action === 'cancel') return;
    const start = { line: 0, column: first };
    const selection = chosen ?? { anchor: start, head: start };
    const step = stepOf(action, { lines, columns, selection, rules, texts });
    if (!step) return;
    if (step.focus) selecting.focusWhenDrawn(step.focus);
    if (step.edit) state.edit(step.edit);
    setNotice(step.say ? { text: step.say, canUndo: step.isRemoval } : null);
  };
  return {
    run,
    notice,
    say: setNotice,
    close: () => {
      setNotice(null);
      const cell = selecting.selection?.anchor ?? { line: 0, column: first };
      if (document.activeElement?.matches('[data-passing]')) selecting.focusWhenDrawn(cell);
    },
    /** Something else was changed: what was said about the change before is over. */
    pass: () => {
      if (isPassing(notice)) setNotice(null);
    },
  };
}

const saidForMs = 10_000;

/** What needs no answer is said for a while. */
function usePassing(notice: SheetNotice | null, onNotice: (notice: null) => void): void {
  useEffect(() => {
    if (!isPassing(notice) || (notice && 'canUndo' in notice && notice.canUndo)) return;
    const timer = setTimeout(() => onNotice(null), saidForMs);
    return () => clearTimeout(timer);
  }, [notice, onNotice]);
}

/** Whether what is said about the last change goes when something else is changed. */
function isPassing(notice: SheetNotice | null): boolean {
  return notice !== null && !('paste' in notice && hasLeftOut(notice.paste));
}

function putCaretAtEnd(): void {
  const cell = document.activeElement;
  if (cell instanceof HTMLInputElement) cell.setSelectionRange(cell.value.length, cell.value.length);
}
