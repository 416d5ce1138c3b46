import styles from './CargoSheet.module.css';
import type { CargoLineProps } from './cargo-line-props.ts';

/** Copy and remove. Out of the tab order, which runs through the cells: Ctrl+D and Ctrl+Delete do the same. */
export function CargoLineActions({ line, index, onEdit, words }: CargoLineProps) {
  const { t } = words;
  const [copy, remove] = [
    t('cargo.copyLine', { line: index + 1 }),
    t('cargo.removeLine', { line: index + 1 }),
  ];
  return (
    <>
      <button
        type="button"
        className={styles.action}
        tabIndex={-1}
        title={`${copy} (Ctrl+D)`}
        aria-label={copy}
        onClick={() => onEdit({ type: 'copy', line: line.key })}
      >
        {copySign}
      </button>
      <button
        type="button"
        className={styles.action}
        tabIndex={-1}
        title={`${remove} (Ctrl+Delete)`}
        aria-label={remove}
        onClick={() => onEdit({ type: 'remove', line: line.key })}
      >
        {removeSign}
      </button>
    </>
  );
}

/** Drawn once for all lines: an icon component in each of hundreds of lines takes its time. */
const copySign = sign('M5 5V2.5h8.5V11H11M2.5 5H11v8.5H2.5z');
const removeSign = sign('M2.5 4h11M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4M6.7 6.5v4.5M9.3 6.5v4.5');

function sign(path: string) {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
    </svg>
  );
}
