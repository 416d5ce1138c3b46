import { fillTemplate } from '@berth/contract';
import styles from './FormTable.module.css';
import type { SheetLineProps } from './form-table-props.ts';

type LineActionsProps = SheetLineProps & {
  /** In a table the tab order runs through the cells, and keys and the bar below do the same. */
  isTabStop: boolean;
};

/** Copy and remove. */
export function SheetLineActions({ sheet, index, isTabStop }: LineActionsProps) {
  const { texts } = sheet;
  if (sheet.hasFixedLines) return null;
  return (
    <>
      <Action
        text={fillTemplate(texts.copyLine, { line: index + 1 })}
        keys="Ctrl+Shift+D"
        sign={copySign}
        isTabStop={isTabStop}
        onClick={() => sheet.onCopy(index)}
      />
      <Action
        text={fillTemplate(texts.removeLine, { line: index + 1 })}
        keys="Ctrl+Delete"
        sign={removeSign}
        isTabStop={isTabStop}
        onClick={() => sheet.onRemove(index)}
      />
    </>
  );
}

/** On a card, where nothing can be dragged: its line one place up or down. */
export function SheetMoveActions({ sheet, index }: SheetLineProps) {
  const { texts } = sheet;
  return (
    <>
      <Action
        text={fillTemplate(texts.moveUpLine, { line: index + 1 })}
        sign={upSign}
        isTabStop
        onClick={() => sheet.onMove(index, -1)}
      />
      <Action
        text={fillTemplate(texts.moveDownLine, { line: index + 1 })}
        sign={downSign}
        isTabStop
        onClick={() => sheet.onMove(index, 1)}
      />
    </>
  );
}

type ActionProps = {
  text: string;
  keys?: string;
  sign: React.ReactNode;
  isTabStop: boolean;
  onClick: () => void;
};

function Action({ text, keys, sign, isTabStop, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      tabIndex={isTabStop ? undefined : -1}
      title={keys ? `${text} (${keys})` : text}
      aria-label={text}
      onClick={onClick}
    >
      {sign}
    </button>
  );
}

/** Drawn once for all lines: an icon component in each of hundreds of lines takes its time. */
const copySign = drawSign('M5 5V2.5h8.5V11H11M2.5 5H11v8.5H2.5z');
const removeSign = drawSign('M2.5 4h11M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4M6.7 6.5v4.5M9.3 6.5v4.5');
const upSign = drawSign('M8 13V3M3.5 7.5 8 3l4.5 4.5');
const downSign = drawSign('M8 3v10M3.5 8.5 8 13l4.5-4.5');

function drawSign(path: string) {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
    </svg>
  );
}
