import { useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight, StatusDot } from '@berth/ui';
import type { ReactNode } from 'react';
import { CustomerNumber } from '../view/CustomerNumber.tsx';
import styles from './BookingCard.module.css';
import { BookingNumberLink, type RowPaths } from './BookingNumberLink.tsx';
import { type BookingListRow, Goods } from './row-columns.tsx';

type RowCardProps = {
  row: BookingListRow;
  paths: RowPaths;
  route: ReactNode;
  /** What a kind of booking shows besides, between route and goods. */
  children?: ReactNode;
};

/** A booking on a narrow screen. */
export function RowCard({ row, paths, route, children }: RowCardProps) {
  const { t, locale } = useTranslation('booking');
  const amounts = [
    [row.cartons && formatCount(row.cartons, locale), 'CTNS'],
    [row.weight && formatWeight(row.weight, locale), 'KGS'],
    [row.volume && formatVolume(row.volume, locale), 'CBM'],
  ];
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <BookingNumberLink row={row} paths={paths} />
        <StatusDot status={row.status}>{t(`status.${row.status}`)}</StatusDot>
      </div>
      {row.customerBusinessNumber && (
        <div className={styles.own}>
          <CustomerNumber number={row.customerBusinessNumber} />
        </div>
      )}
      <div className={styles.line}>
        {route}
        <span className={styles.muted}>{row.etd ? `ETD ${row.etd}` : ''}</span>
      </div>
      {children}
      <div className={styles.goods}>
        <Goods row={row} t={t} />
      </div>
      <div className={styles.amounts}>
        {amounts.map(([value, unit]) => (
          <span key={unit}>
            {value || '—'} <span className={styles.muted}>{unit}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
