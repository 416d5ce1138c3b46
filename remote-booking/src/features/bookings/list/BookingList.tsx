import { bookingStatuses, type CargoSummary } from '@berth/contract';
import { exportList, tableAnswer, useSearchParams, useTableMemory, useTranslation } from '@berth/runtime';
import { FilterChoices, ListPage, StatusDot, useTableSearch } from '@berth/ui';
import { useId } from 'react';
import { DraftsStrip } from './DraftsStrip.tsx';
import type { ListKind } from './list-kind.ts';
import { NewBookingButton, NewBookings } from './NewBookings.tsx';
import { RowCard } from './RowCard.tsx';
import { type BookingListRow, cargoTotalsOf } from './row-columns.tsx';
import { useChosenActions } from './use-chosen-actions.tsx';
import { submittedStatuses } from './use-filter-fields.ts';

type BookingListProps<Row extends BookingListRow, Summary extends CargoSummary> = {
  of: ListKind<Row, Summary>;
};

/** The list of the customer's bookings of one kind. */
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
    <ListPage
      title={title}
      {...(made && {
        titleId,
        meta: <DraftsStrip of={made} titleId={titleId} />,
        actions: <NewBookings of={made} />,
      })}
      columns={of.columnsOf({ t, locale })}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(of.table)}
      filters={of.useFilters()}
      quickFilters={
        <FilterChoices
          field="status"
          label={t('list.status')}
          allLabel={t('list.all')}
          choices={(made ? bookingStatuses : submittedStatuses).map((status) => ({
            value: status,
            label: <StatusDot status={status}>{t(`status.${status}`)}</StatusDot>,
          }))}
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
  );
}
