import type { Locale } from '@berth/contract';
import type { ClipboardEvent } from 'react';
import type { Selecting } from '../keys/use-sheet-selection.ts';
import { cellOf } from '../sheet/sheet-cells.ts';
import type { SheetColumn, SheetLine } from '../sheet/sheet-columns.ts';
import type { SheetEdit } from '../sheet/sheet-edits.ts';
import { isSingle, rangeOf, rangeText, type SheetCell, type SheetRange } from '../sheet/sheet-range.ts';
import { shownText } from '../sheet/shown-text.ts';
import { isCellBlock, isQuotedCell, readPaste, type SheetPaste } from './read-paste.ts';

type SheetClipboardInput = {
  columns: readonly SheetColumn[];
  linesNow: () => readonly SheetLine[];
  mostLines: number;
  locale: Locale;
  selecting: Selecting;
  edit: (edit: SheetEdit) => void;
  onPasted: (paste: SheetPaste) => void;
  /** The browser puts the text into the one cell. */
  onPastedInto: (cell: SheetCell) => void;
  onCopied: (lines: number) => void;
  onCut: () => void;
};

/**
 * Beside the text of a range that was copied in a sheet: the keys of its columns in a line of their own, and the text.
 */
const ofSheet = 'application/x-berth-sheet';

/** Copying a range as spreadsheets read it, and pasting what they copy. One cell alone is the browser's. */
export function useSheetClipboard(input: SheetClipboardInput) {
  const { columns, linesNow, mostLines, locale, selecting, edit, onPasted, onPastedInto, onCopied, onCut } =
    input;
  const copy = (event: ClipboardEvent): boolean => {
    const { selection } = selecting;
    if (!selection || isSingle(selection) || !cellOf(event.target, columns)) return false;
    event.preventDefault();
    const shownOf = (line: SheetLine, column: SheetColumn) => shownText(line, column, locale);
    const range = rangeOf(selection);
    const text = rangeText(linesNow(), columns, range, shownOf);
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData(ofSheet, `${keysIn(columns, range).join('\t')}\n${text}`);
    onCopied(range.bottom - range.top + 1);
    return true;
  };
  const handlePaste = (event: ClipboardEvent) => {
    const at = cellOf(event.target, columns);
    const text = event.clipboardData.getData('text/plain');
    if (!at || text === '') return;
    const range = selecting.selection && !isSingle(selecting.selection) && rangeOf(selecting.selection);
    const isBlock = isCellBlock(text);
    // A choice is made by its name, so even a single text has to be read for one.
    const isField = !range && columns[at.column]?.kind !== 'select';
    if (isField && !isBlock && !isQuotedCell(text)) return onPastedInto(at);
    event.preventDefault();
    const place = range ? { line: range.top, column: range.left } : at;
    // One text into a range goes into each of its cells.
    const [block, keys] =
      range && !isBlock
        ? [repeated(text, range), keysIn(columns, range)]
        : [text, copiedKeys(event.clipboardData, columns)];
    const lines = linesNow();
    const paste = readPaste({ columns, lines: lines.length, mostLines, at: place, text: block, keys });
    const line = lines[place.line];
    if (line && paste.rows.length > 0) edit({ type: 'write', line: line.key, rows: paste.rows });
    onPasted(paste);
  };
  return {
    onPaste: handlePaste,
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) onCut();
    },
  };
}

const keysIn = (columns: readonly SheetColumn[], { left, right }: SheetRange) =>
  columns.slice(left, right + 1).map(({ key }) => key);

/** The columns that what is pasted was copied of, where it was in a sheet that has them as this one has. */
function copiedKeys(pasted: DataTransfer, columns: readonly SheetColumn[]): readonly string[] | undefined {
  // Where the system has line ends of its own, the text comes back with those.
  const plain = (kind: string) => pasted.getData(kind).replace(/\r\n?/g, '\n');
  const [firstLine = '', ...rest] = plain(ofSheet).split('\n');
  const keys = firstLine.split('\t');
  const isCopied = rest.join('\n') === plain('text/plain');
  return isCopied && keys.every((copied) => columns.some(({ key }) => key === copied)) ? keys : undefined;
}

function repeated(text: string, range: SheetRange): string {
  const row = Array.from({ length: range.right - range.left + 1 }, () => text.replace(/\r?\n$/, ''));
  return Array.from({ length: range.bottom - range.top + 1 }, () => row.join('\t')).join('\n');
}
