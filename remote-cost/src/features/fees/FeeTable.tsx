import { useTranslation } from '@berth/runtime';
import type { ReactNode } from 'react';
import styles from './fees.module.css';

type FeeTableProps = {
  label: string;
  /** The heading of what each page says last of a fee. */
  last: string;
  /** A row for each fee. */
  children: ReactNode;
  /** Rows of sums. */
  totals?: ReactNode;
};

/** Quotation, bill and difference side by side; on a phone each fee is a block of its own. */
export function FeeTable({ label, last, children, totals }: FeeTableProps) {
  const { t } = useTranslation('cost');
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('fees.item')}</th>
          <th scope="col">{t('fees.quoted')}</th>
          <th scope="col">{t('fees.billed')}</th>
          <th scope="col">{t('fees.difference')}</th>
          <th scope="col">{last}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {totals && <tfoot>{totals}</tfoot>}
    </table>
  );
}
