import {
  type AirBookingRow,
  airBookingListFields,
  airPermission,
  bookingStatuses,
  type Locale,
} from '@berth/contract';
import {
  exportList,
  type Translate,
  tableAnswer,
  useHasPermission,
  useSearchParams,
  useTableMemory,
  useTranslation,
} from '@berth/runtime';
import {
  type DataColumn,
  DataTable,
  EmptyState,
  type FilterField,
  formatWeight,
  PageHeader,
  toListInput,
  useTableSearch,
} from '@berth/ui';
import { airPaths } from '../../paths.ts';
import { useBookingAirportsQuery } from '../booking-choices/booking-choices.queries.ts';
import styles from '../booking-rows/BookingList.module.css';
import { RowCard } from '../booking-rows/RowCard.tsx';
import { cargoTotalsOf, orDash, rowColumns, Stack } from '../booking-rows/row-columns.tsx';
import { StatusTabs } from '../booking-rows/StatusTabs.tsx';
import { useFilterFields } from '../booking-rows/use-filter-fields.ts';
import { AirRoute } from './AirRoute.tsx';
import { useBookingAirListQuery } from './air-bookings.queries.ts';

/** `/business/air/index`: the customer's air bookings, for those who may see them. */
export function ListAirBookingsPage() {
  const { t } = useTranslation('booking');
  if (useHasPermission(airPermission)) return <AirBookings />;
  return (
    <>
      <PageHeader title={t('list.title', { context: 'air' })} />
      <EmptyState text={t('air.noPermission')} />
    </>
  );
}

function AirBookings() {
  const { t, locale } = useTranslation('booking');
  const title = t('list.title', { context: 'air' });
  const { search, change } = useTableSearch(useSearchParams(), airBookingListFields);
  const query = useBookingAirListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <DataTable
        name={title}
        columns={columnsOf(t, locale)}
        rowKey={({ id }) => id}
        answer={tableAnswer(query)}
        search={search}
        onChange={change}
        memory={useTableMemory('airBookings')}
        filters={useAirFilters()}
        quickFilters={<StatusTabs conditions={search.conditions} onChange={change} />}
        renderCard={(row) => <RowCard row={row} paths={airPaths} route={<AirRoute row={row} />} />}
        summaryCells={({ chargeableWeight, ...cargo }) => ({
          ...cargoTotalsOf(cargo, locale),
          chargeableWeight: formatWeight(chargeableWeight, locale),
        })}
        emptyTexts={{ text: t('list.empty', { context: 'air' }), noMatch: t('list.noMatch') }}
        onExport={exportList('airBookings', title)}
      />
    </div>
  );
}

function columnsOf(t: Translate, locale: Locale): DataColumn<AirBookingRow>[] {
  const shared = rowColumns<AirBookingRow>({ t, locale }, airPaths);
  return [
    shared.businessNumber,
    shared.status,
    {
      key: 'waybillNumber',
      title: t('field.waybillNumber'),
      widthPx: 132,
      isSortable: true,
      render: ({ waybillNumber }) => orDash(waybillNumber),
    },
    {
      key: 'destinationName',
      title: t('list.route'),
      widthPx: locale === 'en' ? 212 : 176,
      isSortable: true,
      render: (row) => <AirRoute row={row} />,
    },
    {
      key: 'flightNumber',
      title: t('field.flightNumber'),
      widthPx: 92,
      render: ({ flightNumber, carrier }) =>
        flightNumber ? <Stack first={flightNumber} second={carrier} /> : '—',
    },
    shared.etd,
    shared.goodsName,
    { ...shared.cartons, isHiddenAtFirst: true },
    shared.weight,
    { ...shared.volume, isHiddenAtFirst: true },
    {
      key: 'chargeableWeight',
      title: t('air.chargeable'),
      widthPx: locale === 'en' ? 132 : 112,
      isNumber: true,
      isSortable: true,
      render: ({ chargeableWeight }) => formatWeight(chargeableWeight, locale),
    },
    shared.updatedAt,
    shared.createdAt,
  ];
}

function useAirFilters(): FilterField[] {
  const { t, of, name, code, choice, named, short } = useFilterFields();
  const { data: airports } = useBookingAirportsQuery();
  return [
    { ...code('waybillNumber'), isSelected: true },
    { ...of('etd', 'daterange'), isSelected: true },
    name('destinationName'),
    name('goodsName'),
    code('businessNumber'),
    code('customerBusinessNumber'),
    code('flightNumber'),
    { ...choice('status', named(bookingStatuses, 'status')), label: t('list.status') },
    { ...choice('receivingPlace', airports), label: t('field.fromAirport') },
    { ...choice('destination', airports), label: t('field.toAirport') },
    short('cartons', 'number'),
    short('weight', 'number'),
    { ...of('chargeableWeight', 'number'), label: t('air.chargeable') },
  ];
}
