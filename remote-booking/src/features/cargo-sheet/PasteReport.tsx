import { cargoLineLimits } from '@berth/contract';
import { type Translate, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import styles from './CargoSheet.module.css';
import type { Paste } from './paste-cells.ts';

type PasteReportProps = { paste: Paste | null; onClose: () => void };

/** What a paste brought, and whatever of it was not taken; it stays until it is closed. */
export function PasteReport({ paste, onClose }: PasteReportProps) {
  const { t } = useTranslation('booking');
  const left = paste ? leftOut(paste, t) : [];
  return (
    <div role="status" className={styles.report} data-kind={left.length > 0 ? 'warning' : undefined}>
      {paste && (
        <>
          <span>{[t('paste.done', { count: paste.rows.length }), ...left].join(' · ')}</span>
          {left.length > 0 && (
            <Button type="link" size="small" onClick={onClose}>
              {t('paste.close')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Whether something that was pasted has not been taken. */
export function hasLeftOut({ rowsLeftOut, columnsLeftOut, unknownPackings }: Paste): boolean {
  return rowsLeftOut + columnsLeftOut.length + unknownPackings.length > 0;
}

function leftOut({ rowsLeftOut, columnsLeftOut, unknownPackings }: Paste, t: Translate): string[] {
  const sentences: string[] = [];
  if (rowsLeftOut > 0) {
    sentences.push(t('paste.rowsLeftOut', { count: rowsLeftOut, max: cargoLineLimits.lines }));
  }
  if (columnsLeftOut.length > 0) {
    sentences.push(t('paste.columnsLeftOut', { names: shortList(columnsLeftOut, t) }));
  }
  if (unknownPackings.length > 0) {
    sentences.push(t('paste.unknownPackings', { names: shortList(unknownPackings, t) }));
  }
  return sentences;
}

const mostNamed = 5;
const mostCharacters = 24;

function shortList(names: readonly string[], t: Translate): string {
  const short = names
    .slice(0, mostNamed)
    .map((name) => (name.length > mostCharacters ? `${name.slice(0, mostCharacters)}…` : name));
  return [...short, ...(names.length > mostNamed ? ['…'] : [])].join(t('paste.comma'));
}
