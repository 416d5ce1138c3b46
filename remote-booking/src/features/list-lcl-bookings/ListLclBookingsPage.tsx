import { PlusOutlined } from '@ant-design/icons';
import { lclBookingListFields } from '@berth/contract';
import {
  exportList,
  tableAnswer,
  useNavigate,
  useSearchParams,
  useTableMemory,
  useTranslation,
} from '@berth/runtime';
import { DataTable, PageHeader, toListInput, useTableSearch } from '@berth/ui';
import { Button } from 'antd';
import { bookingPaths } from '../../paths.ts';
import styles from '../booking-rows/BookingList.module.css';
import { DraftsStrip } from '../booking-rows/DraftsStrip.tsx';
import { cargoTotalsOf } from '../booking-rows/row-columns.tsx';
import { StatusTabs } from '../booking-rows/StatusTabs.tsx';
import { useChosenRows } from '../booking-rows/use-chosen-rows.ts';
import { BookingTemplates } from '../booking-templates/BookingTemplates.tsx';
import { BookingCard } from './BookingCard.tsx';
import { columnsOf } from './booking-columns.tsx';
import { ChosenBookings } from './ChosenBookings.tsx';
import { useBookingLclListQuery } from './list-lcl-bookings.queries.ts';
import { useBookingFilters } from './use-booking-filters.ts';

/** `/business/lcl/index`: the customer's LCL bookings. */
export function ListLclBookingsPage() {
  const { t, locale } = useTranslation('booking');
  const { search, change } = useTableSearch(useSearchParams(), lclBookingListFields);
  const query = useBookingLclListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const chosen = useChosenRows(query.data?.rows);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('list.title')}
        meta={<DraftsStrip kind="lcl" paths={bookingPaths} />}
        actions={<NewBookingActions />}
      />
      <DataTable
        name={t('list.title')}
        columns={columnsOf(t, locale)}
        rowKey={({ id }) => id}
        answer={tableAnswer(query)}
        search={search}
        onChange={change}
        memory={useTableMemory('lclBookings')}
        filters={useBookingFilters()}
        quickFilters={<StatusTabs conditions={search.conditions} onChange={change} />}
        selection={{
          chosen: chosen.rows,
          onChange: chosen.setChosen,
          nameOf: ({ businessNumber }) => businessNumber,
          actions: (all) => <ChosenBookings rows={[...all.values()]} onForget={chosen.forget} />,
        }}
        renderCard={(row) => <BookingCard row={row} />}
        summaryCells={(summary) => cargoTotalsOf(summary, locale)}
        emptyTexts={{ text: t('list.empty'), action: <NewBookingButton />, noMatch: t('list.noMatch') }}
        onExport={exportList('lclBookings', t('list.title'))}
      />
    </div>
  );
}

/** A new booking, from nothing or from a template. */
function NewBookingActions() {
  const navigate = useNavigate();
  return (
    <>
      <BookingTemplates kind="lcl" onUse={(id) => navigate(bookingPaths.fromTemplate({ id }))} />
      <NewBookingButton />
    </>
  );
}

function NewBookingButton() {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => navigate(bookingPaths.new())}
    >
      {t('list.new')}
    </Button>
  );
}
