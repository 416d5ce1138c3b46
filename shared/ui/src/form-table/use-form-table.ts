import { fillTemplate } from '@berth/contract';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useTexts } from '../ui-texts.ts';
import type { FormTableProps, Sheet } from './cells/form-table-props.ts';
import { useSheetClipboard } from './clipboard/use-sheet-clipboard.ts';
import type { SheetAction } from './commands/sheet-commands.ts';
import { useSheetCommands } from './commands/use-sheet-commands.ts';
import { useSheetLines } from './commands/use-sheet-lines.ts';
import { afterPaint } from './keys/after-paint.ts';
import { useLineDrag } from './keys/use-line-drag.ts';
import { useSheetKeys } from './keys/use-sheet-keys.ts';
import { useSheetPointer } from './keys/use-sheet-pointer.ts';
import { useSheetSelection } from './keys/use-sheet-selection.ts';
import { formTableTexts } from './sheet/form-table-texts.ts';
import { firstEditable, fullTitle, type SheetColumn, type SheetLine } from './sheet/sheet-columns.ts';
import type { SheetEdit } from './sheet/sheet-edits.ts';
import type { SheetSelection } from './sheet/sheet-range.ts';

/** From so many lines on each costs only what is in use. */
const manyLines = 40;

/** Everything that a sheet does: its lines with their history, what is chosen, and what happens on which event. */
export function useFormTable(props: FormTableProps, isTwoRows: boolean) {
  const { columns, lines, leastLines, hasFixedLines = false, name = 'lines', onLeave } = props;
  // What is pasted fills the lines that there are.
  const mostLines = hasFixedLines ? lines.length : props.mostLines;
  const { locale } = useTexts(formTableTexts);
  const texts = formTableTexts[locale];
  const root = useRef<HTMLFieldSetElement>(null);
  const rules = { newLine: props.newLine, mostLines, leastLines, hasFixedLines };
  const state = useSheetLines({ lines, rules, onChange: props.onChange, onReplaced: () => commands.pass() });
  const selecting = useSheetSelection(root, columns, lines.length);
  const commands = useSheetCommands({ columns, rules, texts, state, selecting });
  const edit = (change: SheetEdit) => {
    commands.pass();
    if (change.type === 'set') selecting.collapse();
    state.edit(change);
  };
  const goTo = (line: number, field: string) =>
    selecting.focus({ line, column: columns.findIndex(({ key }) => key === field) });
  const sheet = useSheet({ props, isTwoRows, edit, goTo, run: commands.run });
  const linesNow = () => state.present.current;
  const complete = (line: SheetLine, column: SheetColumn) => onLeave?.(`${name}.${line.key}.${column.key}`);
  const keys = useSheetKeys({
    columns,
    linesNow,
    selecting,
    edit,
    run: commands.run,
    onLeaveCell: (line, column) => {
      state.leaveCell();
      complete(line, column);
    },
  });
  const clipboard = useSheetClipboard({
    columns,
    linesNow,
    mostLines,
    locale,
    selecting,
    edit: state.edit,
    onPasted: (paste) => commands.say({ paste }),
    onPastedInto: (cell) => {
      const [line, column] = [linesNow()[cell.line], columns[cell.column]];
      if (line && column) complete(line, column);
    },
    onCopied: (count) => commands.say({ text: fillTemplate(texts.copied, { count }) }),
    onCut: () => commands.run('clear'),
  });
  const pointer = useSheetPointer({ columns, selecting, onFillDown: () => commands.run('fillDown') });
  const drag = useLineDrag({
    onMove: (from, to) => {
      const line = linesNow()[from];
      if (line) edit({ type: 'move', line: line.key, to });
      commands.say({ text: fillTemplate(texts.moved, { line: to + 1 }) });
    },
    onChoose: (line) => {
      const anchor = { line, column: firstEditable(columns) };
      const whole = { anchor, head: { line, column: columns.length - 1 } };
      selecting.focus(whole.anchor);
      selecting.chooseRange(whole);
    },
  });
  const handlers =
    props.isReadOnly || props.isDisabled ? {} : { ...drag, ...clipboard, ...withoutForget(keys, pointer) };
  const { selection, wantedLine } = selecting;
  return { root, sheet, handlers, selection, wantedLine, commands, can: state.can };
}

function withoutForget(keys: ReturnType<typeof useSheetKeys>, pointer: ReturnType<typeof useSheetPointer>) {
  const { forgetClick, ...mouse } = pointer;
  const handleBlur: typeof keys.onBlur = (event) => {
    forgetClick();
    keys.onBlur(event);
  };
  return { ...keys, ...mouse, onBlur: handleBlur };
}

type SheetInput = {
  props: FormTableProps;
  isTwoRows: boolean;
  edit: (edit: SheetEdit) => void;
  goTo: (line: number, field: string) => void;
  run: (action: SheetAction, chosen?: SheetSelection) => void;
};

/** What each line is drawn with: functions that never change, or typing would draw every line again. */
function useSheet({ props, isTwoRows, edit, goTo, run }: SheetInput): Sheet {
  const { columns, lines, name = 'lines', idOf: givenIdOf } = props;
  const { isReadOnly = false, isDisabled = false, hasFixedLines = false } = props;
  const { locale } = useTexts(formTableTexts);
  const texts = formTableTexts[locale];
  const ownId = useId();
  const latest = useRef({ edit, goTo, run });
  useEffect(() => {
    latest.current = { edit, goTo, run };
  });
  const column = firstEditable(columns);
  const onLine = useCallback(
    (action: SheetAction, line: number) => {
      const place = { line, column };
      latest.current.run(action, { anchor: place, head: place });
    },
    [column],
  );
  const isLong = lines.length > manyLines;
  return useMemo(
    () => ({
      columns,
      texts,
      locale,
      isLong,
      isReadOnly,
      isDisabled,
      hasFixedLines,
      isTwoRows,
      pathOf: (lineKey, field) => `${name}.${lineKey}.${field}`,
      idOf: givenIdOf ?? ((path) => `${ownId}-${path}`),
      edit: (change) => latest.current.edit(change),
      later: isLong ? afterPaint : (work) => work(),
      run: (action, chosen) => latest.current.run(action, chosen),
      cellName: (column, index) => fillTemplate(texts.cell, { column: fullTitle(column), line: index + 1 }),
      goTo: (line, field) => latest.current.goTo(line, field),
      onMove: (index, by) => onLine(by < 0 ? 'moveUp' : 'moveDown', index),
      onCopy: (index) => onLine('copyLine', index),
      onRemove: (index) => onLine('removeLines', index),
    }),
    [
      columns,
      texts,
      locale,
      isLong,
      isReadOnly,
      isDisabled,
      hasFixedLines,
      isTwoRows,
      name,
      givenIdOf,
      ownId,
      onLine,
    ],
  );
}
