import { useTranslation } from '@berth/runtime';
import type { Bill } from '../../calls/cost.queries.ts';
import type { ComparedRow } from './compare-rows.ts';
import styles from './FeeGroups.module.css';
import { FeeTableRow } from './FeeTableRow.tsx';

type FeeTableProps = { label: string; rows: readonly ComparedRow[]; bill: Bill };

/** Quotation, bill and difference side by side; on a phone each fee is a block of its own. */
export function FeeTable({ label, rows, bill }: FeeTableProps) {
  const { t } = useTranslation('cost');
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('fees.item')}</th>
          <th scope="col">{t('fees.quoted')}</th>
          <th scope="col">{t('fees.billed')}</th>
          <th scope="col">{t('fees.difference')}</th>
          <th scope="col">{t('fees.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FeeTableRow key={row.key} row={row} bill={bill} />
        ))}
      </tbody>
    </table>
  );
}
