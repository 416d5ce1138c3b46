import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  PlusOutlined,
  RollbackOutlined,
  VerticalAlignBottomOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type MouseEvent, memo, type ReactNode } from 'react';
import styles from '../cells/FormTable.module.css';
import type { Sheet } from '../cells/form-table-props.ts';
import type { SheetAction } from '../commands/sheet-commands.ts';
import { firstEditable } from '../sheet/sheet-columns.ts';

type SheetFootProps = {
  /** Of the button that adds a line, or where none can be added of the foot: what a problem of the whole sheet jumps to. */
  id: string;
  sheet: Sheet;
  isFull: boolean;
  can: { undo: boolean; redo: boolean };
  /** Where the chosen cell stands; null for none. Not its line: each move would draw the buttons again. */
  place: 'only' | 'first' | 'last' | 'between' | null;
  /** Chosen is more than one line. */
  isRange: boolean;
  isNarrow: boolean;
};

/** Below the sheet: what keys do, as buttons that act on what is chosen. */
export const SheetFoot = memo(function SheetFoot(props: SheetFootProps) {
  const { id, sheet, isFull, can, place, isRange, isNarrow } = props;
  const { texts, columns, hasFixedLines, run } = sheet;
  const isFirst = place === 'only' || place === 'first';
  const isLast = place === 'only' || place === 'last';
  const common = { run, hasWord: isNarrow };
  const handleAdd = () => {
    const cell = { line: 0, column: firstEditable(columns) };
    run('addLine', { anchor: cell, head: cell });
  };
  return (
    <div className={styles.foot} {...(hasFixedLines && { id, tabIndex: -1 })}>
      {!hasFixedLines && (
        <Button id={id} icon={<PlusOutlined aria-hidden="true" />} disabled={isFull} onClick={handleAdd}>
          {texts.add}
        </Button>
      )}
      <span className={styles.tools}>
        <Tool {...common} text={texts.undo} keys="Ctrl+Z" isOff={!can.undo} action="undo" />
        <Tool {...common} text={texts.redo} keys="Ctrl+Y" isOff={!can.redo} action="redo" />
        <Tool
          {...common}
          text={texts.fillDown}
          title={texts.fillDownHint}
          isOff={place === null || (!isRange && isLast)}
          action="fillDown"
        />
        <Tool
          {...common}
          text={texts.moveUp}
          keys="Alt+↑"
          isOff={place === null || isFirst}
          action="moveUp"
        />
        <Tool
          {...common}
          text={texts.moveDown}
          keys="Alt+↓"
          isOff={place === null || isLast}
          action="moveDown"
        />
        {!hasFixedLines && <LineTools place={place} isFull={isFull} isNarrow={isNarrow} sheet={sheet} />}
      </span>
      {!isNarrow && !hasFixedLines && <span className={styles.hint}>{texts.keys}</span>}
    </div>
  );
});

/** Copy and remove. */
function LineTools({
  place,
  isFull,
  isNarrow,
  sheet: { texts, run },
}: Pick<SheetFootProps, 'place' | 'isFull' | 'isNarrow' | 'sheet'>) {
  const common = { run, hasWord: isNarrow };
  return (
    <>
      <Tool
        {...common}
        text={texts.copyChosen}
        keys="Ctrl+Shift+D"
        isOff={place === null || isFull}
        action="copyLine"
      />
      <Tool
        {...common}
        text={texts.removeChosen}
        keys="Ctrl+Delete"
        isOff={place === null}
        action="removeLines"
      />
    </>
  );
}

type ToolAction = keyof typeof toolIcons;

const toolIcons = {
  undo: <RollbackOutlined />,
  // Its mirror: two arrows bent round a circle look the same at this size.
  redo: <RollbackOutlined className={styles.mirrored} />,
  fillDown: <VerticalAlignBottomOutlined />,
  moveUp: <ArrowUpOutlined />,
  moveDown: <ArrowDownOutlined />,
  copyLine: <CopyOutlined />,
  removeLines: <DeleteOutlined />,
} satisfies Partial<Record<SheetAction, ReactNode>>;

type ToolProps = {
  text: string;
  keys?: string;
  title?: string;
  action: ToolAction;
  isOff: boolean;
  /** Under a finger nothing says what a picture means: there the word stands beside it. */
  hasWord: boolean;
  run: Sheet['run'];
};

/**
 * Drawn again alone: the first key after a change would else wait for all of them. Where there is nothing to do it
 * keeps the focus: the last undo must not lose it.
 */
const Tool = memo(function Tool({ text, keys, title, action, isOff, hasWord, run }: ToolProps) {
  return (
    <Button
      type="text"
      icon={toolIcons[action]}
      aria-label={text}
      title={title ?? `${text} (${keys})`}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : () => run(action)}
      // The cell keeps the focus, so that one can type on.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      {hasWord && text}
    </Button>
  );
});
