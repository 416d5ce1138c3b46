import type { SelectOption } from '@berth/contract';
import { type ClipboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type CargoLineDraft, isLineDraftEmpty } from './cargo-draft.ts';
import type { CargoEdit } from './cargo-edits.ts';
import { hasLeftOut } from './PasteReport.tsx';
import { isCellBlock, type Paste, readPaste } from './paste-cells.ts';
import { cellOf } from './use-sheet-keys.ts';

/** Edits of the sheet with what is said about them: the line that was removed last, and what a paste brought. */
export function useSheetEdits(
  lines: readonly CargoLineDraft[],
  packings: readonly SelectOption[] | undefined,
  onEdit: (edit: CargoEdit) => void,
) {
  const [removed, setRemoved] = useState<{ line: CargoLineDraft; at: number } | null>(null);
  const [pasted, setPasted] = useState<Paste | null>(null);
  const current = useRef(lines);
  useEffect(() => {
    current.current = lines;
  });
  // One function for all time, or every line would be drawn again.
  const edit = useCallback(
    (change: CargoEdit) => {
      setPasted((paste) => (paste && hasLeftOut(paste) ? paste : null));
      if (change.type === 'remove') {
        const at = current.current.findIndex(({ key }) => key === change.line);
        const line = current.current[at];
        setRemoved(line && !isLineDraftEmpty(line) ? { line, at } : null);
      }
      onEdit(change);
    },
    [onEdit],
  );
  const handlePaste = (event: ClipboardEvent) => {
    const at = cellOf(event.target);
    const line = at && lines[at.line];
    const text = event.clipboardData.getData('text/plain');
    // A packing is chosen, so even a single text has to be read for one.
    if (!at || !line || text === '' || (at.field !== 'pack' && !isCellBlock(text))) return;
    event.preventDefault();
    const paste = readPaste({ lines, line: line.key, field: at.field, text, packings });
    onEdit({ type: 'paste', line: line.key, rows: paste.rows });
    setPasted(paste);
  };
  const undo = () => {
    if (removed) onEdit({ type: 'restore', removed: removed.line, at: removed.at });
    setRemoved(null);
  };
  return { edit, handlePaste, removed, undo, pasted, closeReport: () => setPasted(null) };
}
