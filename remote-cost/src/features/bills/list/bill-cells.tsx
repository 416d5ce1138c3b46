import { type BillRow, billStatusNames, isOwed, type Locale, settlementNames } from '@berth/contract';
import { Link } from '@berth/runtime';
import { Amounts, DueDay, formatDayRange, Stack, StatusDot } from '@berth/ui';
import { costPaths } from '../../../paths.ts';
import styles from './bills.module.css';

/** The cells of bills that are more than their value, by the key of their column. */
export function billCells(locale: Locale) {
  return {
    number: (row: BillRow) => <Stack first={<NumberLink row={row} />} second={periodOf(row, locale)} />,
    businessNumbers: ({ businessNumbers, bookings }: BillRow) =>
      businessNumbers ? (
        <span className={styles.numbers} title={businessNumbers}>
          {bookings > 1 && <b>{bookings} · </b>}
          {businessNumbers}
        </span>
      ) : (
        '—'
      ),
    amounts: ({ totals }: BillRow) => <Amounts amounts={totals} />,
    dueOn: (row: BillRow) => <Due row={row} />,
  };
}

export function NumberLink({ row }: { row: BillRow }) {
  return (
    <Link className={styles.number} to={costPaths.bill(row)}>
      {row.number}
    </Link>
  );
}

/** Only what is owed can be late. */
export function Due({ row: { dueOn, status } }: { row: Pick<BillRow, 'dueOn' | 'status'> }) {
  return <DueDay dueOn={dueOn} isSettled={!isOwed(status)} />;
}

export function Status({ row: { status }, locale }: { row: Pick<BillRow, 'status'>; locale: Locale }) {
  return <StatusDot status={status}>{billStatusNames[status][locale]}</StatusDot>;
}

/** The period of a monthly bill, else that it is of one shipment. */
export function periodOf({ periodFrom, periodTo, settlement }: BillRow, locale: Locale): string {
  return periodFrom || periodTo
    ? formatDayRange(periodFrom, periodTo, locale)
    : settlementNames[settlement][locale];
}
