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
          isOff={place === null || (!isRange && isLast)}
          onClick={() => run('fillDown')}
        />
        <Tool
          text={texts.moveUp}
          keys="Alt+↑"
          icon={<ArrowUpOutlined />}
          isOff={place === null || isFirst}
          onClick={() => run('moveUp')}
        />
        <Tool
          text={texts.moveDown}
          keys="Alt+↓"
          icon={<ArrowDownOutlined />}
          isOff={place === null || isLast}
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
