import { type CargoField, cargoFields } from './cargo-draft.ts';

/** Where a key leads from a cell; `null` leaves the key to the browser. */
export type SheetMove =
  | { type: 'to'; line: number; field: CargoField }
  | { type: 'addLine'; field: CargoField }
  | { type: 'copyLine' }
  | { type: 'removeLine' };

export type SheetKey = {
  key: string;
  isComposing: boolean;
  /** 229 for a key that an input method has taken (Safari says nothing else). */
  keyCode: number;
  shiftKey: boolean;
  /** Ctrl, or Command on a Mac. */
  commandKey: boolean;
  /** Whether the caret stands at the start and at the end of the cell's text (an empty cell: both). */
  isAtStart: boolean;
  isAtEnd: boolean;
  /** A list of choices uses up and down itself. */
  isChoice: boolean;
};

/** The movement of a key in the sheet: up, down and Enter between lines, left and right at a cell's edges. */
export function moveInSheet(
  at: { line: number; field: CargoField },
  key: SheetKey,
  lines: number,
): SheetMove | null {
  if (key.isComposing || key.keyCode === 229) return null;
  if (key.commandKey) return commandOf(key.key);
  const column = cargoFields.indexOf(at.field);
  const inLine = (line: number): SheetMove | null =>
    line >= 0 && line < lines ? { type: 'to', line, field: at.field } : null;
  const inColumn = (next: number): SheetMove | null => {
    const field = cargoFields[next];
    return field ? { type: 'to', line: at.line, field } : null;
  };
  switch (key.key) {
    case 'Enter':
      if (key.shiftKey) return inLine(at.line - 1);
      return inLine(at.line + 1) ?? { type: 'addLine', field: at.field };
    case 'ArrowUp':
      return key.isChoice ? null : inLine(at.line - 1);
    case 'ArrowDown':
      return key.isChoice ? null : inLine(at.line + 1);
    case 'ArrowLeft':
      return key.isAtStart && !key.shiftKey ? inColumn(column - 1) : null;
    case 'ArrowRight':
      return key.isAtEnd && !key.shiftKey ? inColumn(column + 1) : null;
    default:
      return null;
  }
}

function commandOf(key: string): SheetMove | null {
  if (key === 'd' || key === 'D') return { type: 'copyLine' };
  if (key === 'Delete' || key === 'Backspace') return { type: 'removeLine' };
  return null;
}
