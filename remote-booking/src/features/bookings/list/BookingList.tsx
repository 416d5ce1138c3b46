import { bookingStatuses, type ListRow } from '@berth/contract';
import {
  exportList,
  tableAnswer,
  useHasPermission,
  useSearchParams,
  useTableMemory,
  useTranslation,
} from '@berth/runtime';
import { DefinedListPage, useTableSearch } from '@berth/ui';
import { useId } from 'react';
import type { BookingListRow } from './booking-cells.tsx';
import { DraftsStrip } from './DraftsStrip.tsx';
import type { BookingListDefinition, ListKind } from './list-kind.ts';
import { NewBookingButton, NewBookings } from './NewBookings.tsx';
import { RowCard } from './RowCard.tsx';
import { UnsavedBookings } from './UnsavedBookings.tsx';
import { useChosenActions } from './use-chosen-actions.tsx';

// Each status has the dot of its name.
const status = {
  column: 'status',
  dots: Object.fromEntries(bookingStatuses.map((name) => [name, name])),
} as const;

type BookingListProps<List extends BookingListDefinition, Row extends BookingListRow & ListRow<List>> = {
  of: ListKind<List, Row>;
};

/** The list of the customer's bookings of one kind. */
export function BookingList<List extends BookingListDefinition, Row extends BookingListRow & ListRow<List>>({
  of,
}: BookingListProps<List, Row>) {
  const { t, locale } = useTranslation('booking');
  const { kind, list } = of;
  const mayExport = useHasPermission('exports:make');
  const mayMake = useHasPermission('bookings:edit');
  // Who only reads them makes none.
  const titleId = useId();
  const { search, change } = useTableSearch(useSearchParams(), of.fields);
  const query = of.useRows(search);
  const made = mayMake ? of.made : undefined;
  const selection = useChosenActions(query.data?.rows, of.made, titleId);
  return (
    <DefinedListPage<List, Row>
      list={list}
      {...(made && {
        titleId,
        meta: <DraftsStrip of={made} titleId={titleId} />,
        actions: <NewBookings of={made} />,
        notice: <UnsavedBookings of={made} />,
      })}
      cells={of.cellsOf({ t, locale })}
      options={of.useOptions()}
      status={status}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(list.name)}
      selection={selection}
      renderCard={(row) => (
        <RowCard row={row} paths={of.paths} route={of.routeOf(row)}>
          {of.cardFacts?.(row)}
        </RowCard>
      )}
      emptyTexts={{
        text: t('list.empty', { context: kind }),
        action: made && <NewBookingButton of={made} />,
        noMatch: t('list.noMatch'),
      }}
      onExport={mayExport ? exportList(list.name, list.title[locale]) : undefined}
    />
  );
}
