import type { BillRow } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Amounts, CardLine, cardText, ListCard } from '@berth/ui';
import { Due, NumberLink, periodOf, Status } from './bill-cells.tsx';

/** A bill on a narrow screen. */
export function BillCard({ row }: { row: BillRow }) {
  const { t, locale } = useTranslation('cost');
  return (
    <ListCard
      name={<NumberLink row={row} />}
      status={<Status row={row} locale={locale} />}
      own={periodOf(row, locale)}
      amounts={[]}
    >
      <CardLine>
        <Due row={row} />
        <Amounts amounts={row.totals} />
      </CardLine>
      {row.bookings > 0 && (
        <span className={cardText.muted}>{t('list.shipments', { count: row.bookings })}</span>
      )}
    </ListCard>
  );
}
