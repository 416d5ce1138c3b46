import { fillTemplate } from '@berth/contract';
import styles from './FormTable.module.css';
import type { SheetLineProps } from './form-table-props.ts';
import type { SheetColumn } from './sheet-columns.ts';

type SuggestionProps = SheetLineProps & { column: SheetColumn };

/** In the cell: what the rest of the line gives, to be taken while nothing is entered; a sign whether both agree. */
export function SuggestionInCell(props: SuggestionProps) {
  const suggestion = props.column.suggest?.(props.line);
  if (suggestion?.relation === 'missing') {
    return <Take {...props} value={suggestion.value} sign="←" className={styles.offer} />;
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
    <Take {...props} value={suggestion.value} sign="≠" className={styles.gap} />
  ) : null;
}

type TakeProps = SuggestionProps & { value: string; sign: string; className?: string };

function Take({ sheet, line, index, column, value, sign, className }: TakeProps) {
  const { take = '', takeOfLine = '' } = column.suggestTexts ?? {};
  return (
    <button
      type="button"
      className={className}
      tabIndex={-1}
      title={fillTemplate(take, { value })}
      aria-label={fillTemplate(takeOfLine, { value, line: index + 1 })}
      onClick={() => sheet.edit({ type: 'set', line: line.key, field: column.key, value })}
    >
      {sign} {value}
    </button>
  );
}
