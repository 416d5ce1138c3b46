import { bookingStatuses, type CargoSummary } from '@berth/contract';
import { exportList, tableAnswer, useSearchParams, useTableMemory, useTranslation } from '@berth/runtime';
import { DataTable, PageHeader, useTableSearch } from '@berth/ui';
import { useId } from 'react';
import styles from './BookingList.module.css';
import { DraftsStrip } from './DraftsStrip.tsx';
import type { ListKind, MadeBookings } from './list-kind.ts';
import { NewBookingButton, NewBookings } from './NewBookings.tsx';
import { RowCard } from './RowCard.tsx';
import { type BookingListRow, cargoTotalsOf } from './row-columns.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useChosenActions } from './use-chosen-actions.tsx';
import { submittedStatuses } from './use-filter-fields.ts';

type BookingListProps<Row extends BookingListRow, Summary extends CargoSummary> = {
  of: ListKind<Row, Summary>;
};

/** The customer's bookings of a kind: found, followed, printed, copied and returned here. */
export function BookingList<Row extends BookingListRow, Summary extends CargoSummary>({
  of,
}: BookingListProps<Row, Summary>) {
  const { t, locale } = useTranslation('booking');
  const { kind, made } = of;
  const title = t('list.title', { context: kind });
  const titleId = useId();
  const { search, change } = useTableSearch(useSearchParams(), of.fields);
  const query = of.useRows(search);
  const selection = useChosenActions(query.data?.rows, made, titleId);
  return (
    <div className={styles.page}>
      <ListHeader title={title} titleId={titleId} made={made} />
      <DataTable
        name={title}
        columns={of.columnsOf({ t, locale })}
        rowKey={({ id }) => id}
        answer={tableAnswer(query)}
        search={search}
        onChange={change}
        memory={useTableMemory(of.table)}
        filters={of.useFilters()}
        quickFilters={
          <StatusTabs
            statuses={made ? bookingStatuses : submittedStatuses}
            conditions={search.conditions}
            onChange={change}
          />
        }
        selection={selection}
        renderCard={(row) => (
          <RowCard row={row} paths={of.paths} route={of.routeOf(row)}>
            {of.cardFacts?.(row)}
          </RowCard>
        )}
        summaryCells={(summary) => ({
          ...cargoTotalsOf(summary, locale),
          ...of.moreTotals?.(summary, locale),
        })}
        emptyTexts={{
          text: t('list.empty', { context: kind }),
          action: made && <NewBookingButton of={made} />,
          noMatch: t('list.noMatch'),
        }}
        onExport={exportList(of.table, title)}
      />
    </div>
  );
}

type ListHeaderProps = { title: string; titleId: string; made: MadeBookings | undefined };

function ListHeader({ title, titleId, made }: ListHeaderProps) {
  if (!made) return <PageHeader title={title} />;
  return (
    <PageHeader
      title={title}
      titleId={titleId}
      meta={<DraftsStrip of={made} titleId={titleId} />}
      actions={<NewBookings of={made} />}
    />
  );
}
