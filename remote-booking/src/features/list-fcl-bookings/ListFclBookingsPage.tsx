import { PlusOutlined } from '@ant-design/icons';
import { type FclBookingRow, fclBookingListFields } from '@berth/contract';
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
import { fclPaths } from '../../paths.ts';
import { PrintBookings } from '../booking-documents/PrintBookings.tsx';
import styles from '../booking-rows/BookingList.module.css';
import { DraftsStrip } from '../booking-rows/DraftsStrip.tsx';
import { StatusTabs } from '../booking-rows/StatusTabs.tsx';
import { useChosenRows } from '../booking-rows/use-chosen-rows.ts';
import { CopyBooking } from '../copy-booking/CopyBooking.tsx';
import { ReturnBookings } from '../return-bookings/ReturnBookings.tsx';
import { FclBookingCard } from './FclBookingCard.tsx';
import { columnsOf, totalsOf } from './fcl-columns.tsx';
import { useBookingFclListQuery } from './list-fcl-bookings.queries.ts';
import { useFclFilters } from './use-fcl-filters.ts';

/** `/business/fcl/index`: the customer's FCL bookings. */
export function ListFclBookingsPage() {
  const { t, locale } = useTranslation('booking');
  const title = t('list.title', { context: 'fcl' });
  const { search, change } = useTableSearch(useSearchParams(), fclBookingListFields);
  const query = useBookingFclListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const chosen = useChosenRows(query.data?.rows);
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        meta={<DraftsStrip kind="fcl" paths={fclPaths} />}
        actions={<NewBookingButton />}
      />
      <DataTable
        name={title}
        columns={columnsOf(t, locale)}
        rowKey={({ id }) => id}
        answer={tableAnswer(query)}
        search={search}
        onChange={change}
        memory={useTableMemory('fclBookings')}
        filters={useFclFilters()}
        quickFilters={<StatusTabs conditions={search.conditions} onChange={change} />}
        selection={{
          chosen: chosen.rows,
          onChange: chosen.setChosen,
          nameOf: ({ businessNumber }) => businessNumber,
          actions: (all) => <ChosenActions rows={[...all.values()]} onForget={chosen.forget} />,
        }}
        renderCard={(row) => <FclBookingCard row={row} />}
        summaryCells={(summary) => totalsOf(summary, locale)}
        emptyTexts={{
          text: t('list.empty', { context: 'fcl' }),
          action: <NewBookingButton />,
          noMatch: t('list.noMatch'),
        }}
        onExport={exportList('fclBookings', title)}
      />
    </div>
  );
}

type ChosenActionsProps = { rows: readonly FclBookingRow[]; onForget: (ids: readonly string[]) => void };

/** What can be done with the chosen bookings, several at once. */
function ChosenActions({ rows, onForget }: ChosenActionsProps) {
  const returnable = rows.map(({ tracking, ...row }) => ({ ...row, hasDeparted: tracking?.hasDeparted }));
  const [only] = rows;
  return (
    <>
      {only && rows.length === 1 && (
        <CopyBooking size="small" status={only.status} path={() => fclPaths.copy(only)} />
      )}
      <PrintBookings size="small" bookings={rows} />
      <ReturnBookings size="small" bookings={returnable} onDone={onForget} />
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
      onClick={() => navigate(fclPaths.new())}
    >
      {t('list.new')}
    </Button>
  );
}
