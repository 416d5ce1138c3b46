import { CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { useTranslation } from '@berth/runtime';
import styles from './CargoSheet.module.css';
import type { CargoLineProps } from './cargo-line-props.ts';

/** Copy and remove. Out of the tab order, which runs through the cells: Ctrl+D and Ctrl+Delete do the same. */
export function CargoLineActions({ line, index, onEdit }: CargoLineProps) {
  const { t } = useTranslation('booking');
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
        <CopyOutlined />
      </button>
      <button
        type="button"
        className={styles.action}
        tabIndex={-1}
        title={`${remove} (Ctrl+Delete)`}
        aria-label={remove}
        onClick={() => onEdit({ type: 'remove', line: line.key })}
      >
        <DeleteOutlined />
      </button>
    </>
  );
}
