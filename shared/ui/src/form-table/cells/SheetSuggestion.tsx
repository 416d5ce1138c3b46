import { fillTemplate } from '@berth/contract';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { SheetColumn } from '../sheet/sheet-columns.ts';
import styles from './FormTable.module.css';
import type { SheetLineProps } from './form-table-props.ts';

type SuggestionProps = SheetLineProps & { column: SheetColumn };

/** In the cell: what the rest of the line gives, to be taken while nothing is entered; a sign whether both agree. */
export function SuggestionInCell(props: SuggestionProps) {
  const suggestion = props.column.suggest?.(props.line);
  if (suggestion?.relation === 'missing') {
    // What is offered only stands there: a press anywhere but at its sign is meant for the cell.
    return (
      <span className={styles.offer}>
        <Take {...props} value={suggestion.value} className={styles.take}>
          ←
        </Take>
        <span aria-hidden="true" className={styles.offered}>
          {suggestion.value}
        </span>
      </span>
    );
  }
  if (suggestion?.relation === 'same') {
    return (
      <span className={styles.same} title={props.column.suggestTexts?.same}>
        =
      </span>
    );
  }
  // At once, with each key; in words, and to be taken, below the line once the cell is left.
  return suggestion?.relation === 'differs' ? (
    <span className={styles.differs} aria-hidden="true">
      ≠
    </span>
  ) : null;
}

/** Below the line: that the rest of the line gives something else than was entered. */
export function SuggestionBelow(props: SuggestionProps) {
  const suggestion = props.column.suggest?.(props.noted ?? props.line);
  return suggestion?.relation === 'differs' ? (
    <Take {...props} value={suggestion.value} className={styles.gap}>
      ≠ {suggestion.value}
    </Take>
  ) : null;
}

type TakeProps = SuggestionProps & { value: string; className?: string; children: ReactNode };

function Take({ sheet, line, index, column, value, className, children }: TakeProps) {
  const { take = '', takeOfLine = '' } = column.suggestTexts ?? {};
  const handleClick = () => {
    // The button goes with what it offers, and the focus would go with it.
    flushSync(() => sheet.edit({ type: 'set', line: line.key, field: column.key, value }));
    sheet.goTo(index, column.key);
  };
  return (
    <button
      type="button"
      className={className}
      tabIndex={-1}
      title={fillTemplate(take, { value })}
      aria-label={fillTemplate(takeOfLine, { value, line: index + 1 })}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}
