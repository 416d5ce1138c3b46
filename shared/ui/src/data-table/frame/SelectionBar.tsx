import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../ui-texts.ts';
import styles from '../columns/DataTable.module.css';
import type { TableSelection } from '../columns/data-column.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';

/** How many rows are chosen, on all pages together, and what can be done with them. */
export function SelectionBar<Row>({ selection }: { selection: TableSelection<Row> }) {
  const texts = useTexts(dataTableTexts);
  const { chosen, actions, onChange } = selection;
  const spoken = useRef<HTMLSpanElement>(null);
  const handleClear = () => {
    spoken.current?.focus(); // the button that had it goes away
    onChange(new Map());
  };
  return (
    <>
      <span className={styles.spoken} role="status" tabIndex={-1} ref={spoken}>
        {chosen.size > 0 && fillTemplate(texts.selected, { count: chosen.size })}
      </span>
      {chosen.size > 0 && (
        <div className={styles.selection}>
          <span>{fillTemplate(texts.selected, { count: chosen.size })}</span>
          <Button type="text" size="small" onClick={handleClear}>
            {texts.clearSelection}
          </Button>
          <span className={styles.actions}>{actions?.(chosen)}</span>
        </div>
      )}
    </>
  );
}
