import { bookingStatusNames, type Locale } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { CardLine, cardText, formatCount, formatVolume, formatWeight, ListCard, StatusDot } from '@berth/ui';
import type { ReactNode } from 'react';
import { CustomerNumber } from '../view/CustomerNumber.tsx';
import { BookingNumberLink, type RowPaths } from './BookingNumberLink.tsx';
import { type BookingListRow, Goods } from './booking-cells.tsx';
import { DeclarationLink } from './DeclarationLink.tsx';

type RowCardProps = {
  row: BookingListRow;
  paths: RowPaths;
  route: ReactNode;
  /** Facts of one kind of booking, between route and goods. */
  children?: ReactNode;
};

/** A booking on a narrow screen. */
export function RowCard({ row, paths, route, children }: RowCardProps) {
  const { t, locale } = useTranslation('booking');
  const amount = (value: number, unit: string, format: (value: number, locale: Locale) => string) => ({
    text: value === 0 ? '' : format(value, locale),
    unit,
  });
  return (
    <ListCard
      name={<BookingNumberLink row={row} paths={paths} />}
      status={<StatusDot status={row.status}>{bookingStatusNames[row.status][locale]}</StatusDot>}
      own={row.customerBusinessNumber && <CustomerNumber number={row.customerBusinessNumber} />}
      amounts={[
        amount(row.cartons, 'CTNS', formatCount),
        amount(row.weight, 'KGS', formatWeight),
        amount(row.volume, 'CBM', formatVolume),
      ]}
    >
      <CardLine>
        {route}
        <span className={cardText.muted}>{row.etd ? `ETD ${row.etd}` : ''}</span>
      </CardLine>
      {children}
      {row.declaration && (
        <CardLine>
          <span className={cardText.muted}>{t('list.customs')}</span>
          <DeclarationLink of={row.declaration} />
        </CardLine>
      )}
      <div className={cardText.plain}>
        <Goods row={row} t={t} />
      </div>
    </ListCard>
  );
}
