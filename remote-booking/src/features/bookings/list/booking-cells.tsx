import type { BookingStatus, DeclaredRow, Locale, TrackingSummary } from '@berth/contract';
import type { Translate } from '@berth/runtime';
import { Stack, SubText } from '@berth/ui';
import { CustomerNumber } from '../view/CustomerNumber.tsx';
import { BookingNumberLink, type RowPaths } from './BookingNumberLink.tsx';
import styles from './booking-cells.module.css';
import { DeclarationLink } from './DeclarationLink.tsx';

/** What the rows of all lists of bookings have. */
export type BookingListRow = DeclaredRow & {
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

export type Words = { t: Translate; locale: Locale };

/** The cells that all lists of bookings share, by the key of their column. */
export function bookingCells({ t }: Words, paths: RowPaths) {
  return {
    businessNumber: (row: BookingListRow) => (
      <Stack
        first={<BookingNumberLink row={row} paths={paths} />}
        second={
          row.customerBusinessNumber ? <CustomerNumber number={row.customerBusinessNumber} isShort /> : null
        }
      />
    ),
    declaration: ({ declaration }: BookingListRow) =>
      declaration ? <DeclarationLink of={declaration} /> : '—',
    goodsName: (row: BookingListRow) => <Stack first={<Goods row={row} t={t} />} second={null} />,
    createdAt: ({ createdAt }: BookingListRow) => <ShortMoment at={createdAt} />,
    updatedAt: ({ updatedAt }: BookingListRow) => <ShortMoment at={updatedAt} />,
  };
}

/** Without the year. */
function ShortMoment({ at }: { at: string }) {
  return <SubText title={at}>{at.slice(5, 16)}</SubText>;
}

/** The first line's name, and how many lines there are when it is not alone. */
export function Goods({ row, t }: { row: Pick<BookingListRow, 'goodsName' | 'lines'>; t: Translate }) {
  if (!row.goodsName) return <span>—</span>;
  return (
    <>
      <span className={styles.name}>{row.goodsName}</span>
      {row.lines > 1 && <SubText> {t('list.lines', { count: row.lines })}</SubText>}
    </>
  );
}
