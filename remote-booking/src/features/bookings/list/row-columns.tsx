import type { BookingStatus, Locale, TrackingSummary } from '@berth/contract';
import type { Translate } from '@berth/runtime';
import {
  type DataColumn,
  formatCount,
  formatVolume,
  formatWeight,
  orDash,
  Stack,
  StatusDot,
  SubText,
} from '@berth/ui';
import { CustomerNumber } from '../view/CustomerNumber.tsx';
import { BookingNumberLink, type RowPaths } from './BookingNumberLink.tsx';
import { BookingRoute } from './BookingRoute.tsx';
import styles from './booking-columns.module.css';

/** What the rows of all lists of bookings have. */
export type BookingListRow = {
  id: string;
  businessNumber: string;
  customerBusinessNumber: string;
  status: BookingStatus;
  etd: string | null;
  goodsName: string;
  lines: number;
  cartons: number;
  weight: number;
  volume: number;
  /** Null before any containers are assigned; absent where there are none. */
  tracking?: TrackingSummary | null;
  version: number;
  receivingPlace: string;
  destination: string;
  createdAt: string;
  updatedAt: string;
};

const amounts = {
  cartons: { title: 'CTNS', widthPx: 84, format: formatCount },
  weight: { title: 'KGS', widthPx: 88, format: formatWeight },
  volume: { title: 'CBM', widthPx: 84, format: formatVolume },
} as const;

export type Words = { t: Translate; locale: Locale };

/**
 * The columns that all lists of bookings share, by key. Each is wide enough for its own title: 24 px more
 * for padding, and 21 for the sign of the order where it sorts.
 */
export function rowColumns<Row extends BookingListRow>(words: Words, paths: RowPaths) {
  const { t, locale } = words;
  const amount = (key: keyof typeof amounts): DataColumn<Row> => {
    const { format, ...column } = amounts[key];
    // 0 is nothing entered.
    const render = (row: Row) => orDash(row[key] === 0 ? '' : format(row[key], locale));
    return { key, ...column, isNumber: true, isSortable: true, render };
  };
  /** Without the year. */
  const moment = (key: 'createdAt' | 'updatedAt', widthPx: number): DataColumn<Row> => {
    const render = (row: Row) => <SubText title={row[key]}>{row[key].slice(5, 16)}</SubText>;
    return { key, title: t(`list.${key}`), widthPx, isSortable: true, isHiddenAtFirst: true, render };
  };
  return {
    ...nameColumns<Row>(words, paths),
    cartons: amount('cartons'),
    weight: amount('weight'),
    volume: amount('volume'),
    createdAt: moment('createdAt', 108),
    updatedAt: moment('updatedAt', 104),
  };
}

/** What a booking is and where it goes. */
function nameColumns<Row extends BookingListRow>({ t, locale }: Words, paths: RowPaths) {
  return {
    businessNumber: {
      key: 'businessNumber',
      title: t('field.businessNumber'),
      widthPx: locale === 'en' ? 156 : 144,
      fixed: 'left',
      isAlwaysShown: true,
      isSortable: true,
      render: (row) => (
        <Stack
          first={<BookingNumberLink row={row} paths={paths} />}
          second={
            row.customerBusinessNumber ? <CustomerNumber number={row.customerBusinessNumber} isShort /> : null
          }
        />
      ),
    },
    status: {
      key: 'status',
      title: t('list.status'),
      widthPx: locale === 'en' ? 132 : 108,
      isSortable: true,
      render: ({ status }) => <StatusDot status={status}>{t(`status.${status}`)}</StatusDot>,
    },
    destinationName: {
      key: 'destinationName',
      title: t('list.route'),
      widthPx: locale === 'en' ? 176 : 150,
      isSortable: true,
      render: (row) => <BookingRoute row={row} />,
    },
    etd: { key: 'etd', title: 'ETD', widthPx: 110, isSortable: true, render: ({ etd }) => orDash(etd) },
    goodsName: {
      key: 'goodsName',
      title: t('list.goods'),
      widthPx: locale === 'en' ? 104 : 140,
      isElastic: true,
      isSortable: true,
      render: (row) => <Stack first={<Goods row={row} t={t} />} second={null} />,
    },
  } satisfies Record<string, DataColumn<Row>>;
}

/** The totals of the cargo below their columns. */
export function cargoTotalsOf(summary: { cartons: number; weight: number; volume: number }, locale: Locale) {
  return {
    cartons: formatCount(summary.cartons, locale),
    weight: formatWeight(summary.weight, locale),
    volume: formatVolume(summary.volume, locale),
  };
}

/** The first line's name, and how many lines there are when it is not alone. */
export function Goods({ row, t }: { row: Pick<BookingListRow, 'goodsName' | 'lines'>; t: Translate }) {
  if (!row.goodsName) return '—';
  return (
    <>
      <span className={styles.name}>{row.goodsName}</span>
      {row.lines > 1 && <SubText> {t('list.lines', { count: row.lines })}</SubText>}
    </>
  );
}
