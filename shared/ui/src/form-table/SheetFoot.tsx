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
import type { SheetSelection } from './sheet-range.ts';

type SheetFootProps = {
  /** Of the button that adds a line: what a problem of the whole sheet jumps to. */
  id: string;
  sheet: Sheet;
  lines: number;
  isFull: boolean;
  can: { undo: boolean; redo: boolean };
  selection: SheetSelection | null;
  isNarrow: boolean;
};

/** Below the sheet: what keys do, as buttons that act on what is chosen. */
export const SheetFoot = memo(function SheetFoot(props: SheetFootProps) {
  const { id, sheet, lines, isFull, can, selection, isNarrow } = props;
  const { texts, columns, run } = sheet;
  const isOneLine = selection?.anchor.line === selection?.head.line;
  const line = selection?.anchor.line ?? null;
  const handleAdd = () => {
    const cell = { line: 0, column: Math.max(0, columns.findIndex(isEditable)) };
    run('addLine', { anchor: cell, head: cell });
  };
  return (
    <div className={styles.foot}>
      <Button id={id} icon={<PlusOutlined />} disabled={isFull} onClick={handleAdd}>
        {texts.add}
      </Button>
      <span className={styles.tools}>
        <Tool
          text={texts.undo}
          keys="Ctrl+Z"
          icon={<UndoOutlined />}
          isOff={!can.undo}
          onClick={() => run('undo')}
        />
        <Tool
          text={texts.redo}
          keys="Ctrl+Y"
          icon={<RedoOutlined />}
          isOff={!can.redo}
          onClick={() => run('redo')}
        />
        <Tool
          text={texts.fillDown}
          title={texts.fillDownHint}
          icon={<VerticalAlignBottomOutlined />}
          isOff={line === null || (isOneLine && line >= lines - 1)}
          onClick={() => run(isOneLine ? 'fillToEnd' : 'fillDown')}
        />
        <Tool
          text={texts.moveUp}
          keys="Alt+↑"
          icon={<ArrowUpOutlined />}
          isOff={!line}
          onClick={() => run('moveUp')}
        />
        <Tool
          text={texts.moveDown}
          keys="Alt+↓"
          icon={<ArrowDownOutlined />}
          isOff={line === null || line >= lines - 1}
          onClick={() => run('moveDown')}
        />
      </span>
      {!isNarrow && <span className={styles.hint}>{texts.keys}</span>}
    </div>
  );
});

type ToolProps = {
  text: string;
  keys?: string;
  title?: string;
  icon: ReactNode;
  isOff: boolean;
  onClick: () => void;
};

function Tool({ text, keys, title, icon, isOff, onClick }: ToolProps) {
  return (
    <Button
      type="text"
      icon={icon}
      aria-label={text}
      title={title ?? `${text} (${keys})`}
      disabled={isOff}
      onClick={onClick}
      // The cell keeps the focus, so that one can type on.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    />
  );
}
