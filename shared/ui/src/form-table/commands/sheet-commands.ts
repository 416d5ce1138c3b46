import { fillTemplate } from '@berth/contract';
import type { FormTableTexts } from '../sheet/form-table-texts.ts';
import type { SheetCommand } from '../sheet/move-in-sheet.ts';
import type { SheetColumn, SheetLine } from '../sheet/sheet-columns.ts';
import type { SheetEdit, SheetRules } from '../sheet/sheet-edits.ts';
import { clearRows, fillRows, rangeOf, type SheetCell, type SheetSelection } from '../sheet/sheet-range.ts';

/** What a command does: the change, where the focus goes, and what is said about it. */
type SheetStep = { edit?: SheetEdit; focus?: SheetCell; say?: string; isRemoval?: boolean };

export type CommandInput = {
  lines: readonly SheetLine[];
  columns: readonly SheetColumn[];
  selection: SheetSelection;
  rules: SheetRules;
  texts: FormTableTexts;
};

/** What keys and buttons do. */
export type SheetAction = SheetCommand | 'addLine';

type EditingCommand = Extract<
  SheetCommand,
  'copyLine' | 'removeLines' | 'moveUp' | 'moveDown' | 'fillDown' | 'fillFromAbove' | 'clear'
>;

/** What a command, or a button of the same meaning, does with what is chosen; null where there is nothing to do. */
export function stepOf(command: EditingCommand | 'addLine', input: CommandInput): SheetStep | null {
  switch (command) {
    case 'addLine':
      return addLine(input);
    case 'copyLine':
      return copyLine(input);
    case 'removeLines':
      return removeLines(input);
    case 'moveUp':
      return moveLine(input, -1);
    case 'moveDown':
      return moveLine(input, 1);
    case 'fillDown':
      return fill(input);
    case 'fillFromAbove':
      return fillFromAbove(input);
    case 'clear':
      return clear(input);
  }
}

const whenFull = ({ rules, texts }: CommandInput): SheetStep => ({
  say: fillTemplate(texts.full, { max: rules.mostLines }),
});

function addLine(input: CommandInput): SheetStep | null {
  const { lines, selection, rules } = input;
  if (rules.hasFixedLines) return null;
  if (lines.length >= rules.mostLines) return whenFull(input);
  return { edit: { type: 'add' }, focus: { line: lines.length, column: selection.anchor.column } };
}

function copyLine(input: CommandInput): SheetStep | null {
  const { lines, selection, rules } = input;
  const { line, column } = selection.anchor;
  const source = lines[line];
  if (!source || rules.hasFixedLines) return null;
  if (lines.length >= rules.mostLines) return whenFull(input);
  return { edit: { type: 'copy', line: source.key }, focus: { line: line + 1, column } };
}

function removeLines({ lines, selection, rules, texts }: CommandInput): SheetStep | null {
  const { top, bottom } = rangeOf(selection);
  const gone = lines.slice(top, bottom + 1);
  if (gone.length === 0 || rules.hasFixedLines) return null;
  const left = Math.max(1, lines.length - gone.length);
  return {
    edit: { type: 'remove', lines: gone.map(({ key }) => key) },
    focus: { line: Math.min(top, left - 1), column: selection.anchor.column },
    say:
      gone.length === 1
        ? fillTemplate(texts.removed, { line: top + 1 })
        : fillTemplate(texts.removedMany, { count: gone.length }),
    isRemoval: true,
  };
}

function moveLine({ lines, selection, texts }: CommandInput, by: number): SheetStep | null {
  const { line, column } = selection.anchor;
  const to = line + by;
  const moved = lines[line];
  if (!moved || to < 0 || to >= lines.length) return null;
  return {
    edit: { type: 'move', line: moved.key, to },
    focus: { line: to, column },
    say: fillTemplate(texts.moved, { line: to + 1 }),
  };
}

/** Several chosen lines are filled from their first one; what is chosen of one line goes down to the last line. */
function fill({ lines, columns, selection, texts }: CommandInput): SheetStep | null {
  const range = rangeOf(selection);
  if (range.top === range.bottom) range.bottom = lines.length - 1;
  const source = lines[range.top];
  if (!source || range.top >= range.bottom) return null;
  const rows = fillRows(lines, columns, range);
  return {
    edit: { type: 'write', line: source.key, rows },
    focus: selection.anchor,
    say: fillTemplate(texts.filled, { count: rows.length - 1 }),
  };
}

function fillFromAbove({ lines, columns, selection, texts }: CommandInput): SheetStep | null {
  const range = rangeOf(selection);
  const [above, target] = [range.top - 1, lines[range.top]];
  if (above < 0 || !target) return null;
  return {
    edit: {
      type: 'write',
      line: target.key,
      rows: fillRows(lines, columns, { ...range, top: above, bottom: above }),
    },
    focus: selection.anchor,
    say: fillTemplate(texts.filledFromAbove, { line: above + 1 }),
  };
}

function clear({ lines, columns, selection, rules, texts }: CommandInput): SheetStep | null {
  const range = rangeOf(selection);
  const first = lines[range.top];
  if (!first) return null;
  const rows = clearRows(rules.newLine(), columns, range);
  return { edit: { type: 'write', line: first.key, rows }, say: texts.cleared };
}
