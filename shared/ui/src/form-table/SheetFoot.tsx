import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  PlusOutlined,
  RedoOutlined,
  UndoOutlined,
  VerticalAlignBottomOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type MouseEvent, memo, type ReactNode } from 'react';
import styles from './FormTable.module.css';
import type { Sheet } from './form-table-props.ts';
import { isEditable } from './sheet-columns.ts';
import type { SheetAction } from './sheet-commands.ts';

type SheetFootProps = {
  /** Of the button that adds a line: what a problem of the whole sheet jumps to. */
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
  const { texts, columns, run } = sheet;
  const isFirst = place === 'only' || place === 'first';
  const isLast = place === 'only' || place === 'last';
  const handleAdd = () => {
    const cell = { line: 0, column: Math.max(0, columns.findIndex(isEditable)) };
    run('addLine', { anchor: cell, head: cell });
  };
  return (
    <div className={styles.foot}>
      <Button id={id} icon={<PlusOutlined aria-hidden="true" />} disabled={isFull} onClick={handleAdd}>
        {texts.add}
      </Button>
      <span className={styles.tools}>
        <Tool text={texts.undo} keys="Ctrl+Z" isOff={!can.undo} action="undo" run={run} />
        <Tool text={texts.redo} keys="Ctrl+Y" isOff={!can.redo} action="redo" run={run} />
        <Tool
          text={texts.fillDown}
          title={texts.fillDownHint}
          isOff={place === null || (!isRange && isLast)}
          action="fillDown"
          run={run}
        />
        <Tool text={texts.moveUp} keys="Alt+↑" isOff={place === null || isFirst} action="moveUp" run={run} />
        <Tool
          text={texts.moveDown}
          keys="Alt+↓"
          isOff={place === null || isLast}
          action="moveDown"
          run={run}
        />
      </span>
      {!isNarrow && <span className={styles.hint}>{texts.keys}</span>}
    </div>
  );
});

type ToolAction = keyof typeof toolIcons;

const toolIcons = {
  undo: <UndoOutlined />,
  redo: <RedoOutlined />,
  fillDown: <VerticalAlignBottomOutlined />,
  moveUp: <ArrowUpOutlined />,
  moveDown: <ArrowDownOutlined />,
} satisfies Partial<Record<SheetAction, ReactNode>>;

type ToolProps = {
  text: string;
  keys?: string;
  title?: string;
  action: ToolAction;
  isOff: boolean;
  run: Sheet['run'];
};

/** Drawn again alone: the first key after a change would else wait for all of them. */
const Tool = memo(function Tool({ text, keys, title, action, isOff, run }: ToolProps) {
  return (
    <Button
      type="text"
      icon={toolIcons[action]}
      aria-label={text}
      title={title ?? `${text} (${keys})`}
      disabled={isOff}
      onClick={() => run(action)}
      // The cell keeps the focus, so that one can type on.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    />
  );
});
