import type { BookingStatus, TrackingSummary, WarehouseType } from '@berth/contract';
import { heading, moment, number, placeName, text } from '../../exports/column-kinds.ts';
import type { ColumnOf } from '../../exports/exported-list.ts';
import { type ReadsOfList, readRows } from '../../exports/file-columns.ts';
import { bookingStatusNames } from '../record/booking-status-names.ts';
import { warehouseTypeNames } from '../record/warehouse-type-names.ts';
import { goodsText } from './goods-text.ts';
import { milestoneNames } from './milestone-names.ts';

function place<Row>(zh: string, en: string, read: (row: Row) => string): ColumnOf<Row> {
  return text(zh, en, 24, (row, { reference, locale }) => placeName(reference.ports, read(row), locale));
}

/** What the rows of all lists of bookings have; a file has room for the goods of all lines. */
type BookingRow = {
  businessNumber: string;
  customerBusinessNumber: string;
  status: BookingStatus;
  etd: string | null;
  goodsNames: readonly string[];
  lines: number;
  cartons: number;
  weight: number;
  volume: number;
  createdAt: string;
  updatedAt: string;
};

/** Cargo whose amount nobody has entered has none, as on the screen: a 0 would go into the sums and averages. */
const known = (amount: 'cartons' | 'weight' | 'volume') => (row: BookingRow) => row[amount] || null;

/** The columns that the files of all lists of bookings have. */
export const bookingColumns = {
  businessNumber: text<BookingRow>('业务编号', 'Business number', 20, (row) => row.businessNumber),
  customerBusinessNumber: text<BookingRow>(
    '客户业务编号',
    'Your reference',
    20,
    (row) => row.customerBusinessNumber,
  ),
  status: text<BookingRow>('状态', 'Status', 14, (row, { locale }) => bookingStatusNames[row.status][locale]),
  etd: {
    heading: heading('预计开船日 ETD', 'Estimated departure (ETD)'),
    width: 16,
    kind: 'day',
    read: (row: BookingRow) => row.etd,
  },
  goodsName: text<BookingRow>('货物（全部品名）', 'Goods (all names)', 28, (row, { locale }) =>
    goodsText(row.goodsNames, locale),
  ),
  lines: number<BookingRow>('货物行数', 'Cargo lines', 'count', (row) => row.lines),
  cartons: number<BookingRow>('件数 (CTNS)', 'Cartons (CTNS)', 'count', known('cartons')),
  weight: number<BookingRow>('毛重 (KGS)', 'Gross weight (KGS)', 'thousandths', known('weight')),
  volume: number<BookingRow>('体积 (M3)', 'Volume (M3)', 'thousandths', known('volume')),
  createdAt: moment<BookingRow>('创建时间', 'Created', (row) => row.createdAt),
  updatedAt: moment<BookingRow>('更新时间', 'Updated', (row) => row.updatedAt),
} as const;

type SeaRow = {
  receivingPlace: string;
  destination: string;
  dischargePort: string;
  warehouseType: WarehouseType | null;
  warehouseCode: string;
  tracking: TrackingSummary | null;
};

/** The columns of bookings by sea. */
export const seaColumns = {
  receivingPlace: place<SeaRow>('收货地', 'Place of receipt', (row) => row.receivingPlace),
  destination: place<SeaRow>('目的地', 'Destination', (row) => row.destination),
  dischargePort: place<SeaRow>('卸货港', 'Port of discharge', (row) => row.dischargePort),
  warehouseType: text<SeaRow>('仓库类型', 'Warehouse type', 14, (row, { locale }) =>
    row.warehouseType ? warehouseTypeNames[row.warehouseType][locale] : null,
  ),
  warehouseCode: text<SeaRow>('仓库代码', 'Warehouse code', 14, (row) => row.warehouseCode),
  milestone: text<SeaRow>('最新节点', 'Last milestone', 16, ({ tracking }, { locale }) =>
    tracking?.milestone ? milestoneNames[tracking.milestone][locale] : null,
  ),
  // By the clocks of the port, as on the screen.
  eta: moment<SeaRow>(
    '到港时间（当地）',
    'Arrival (local time)',
    ({ tracking }) => tracking?.eta?.slice(0, 19).replace('T', ' ') ?? null,
  ),
  delayHours: number<SeaRow>(
    '比首次预计晚（小时）',
    'Hours after first estimate',
    'count',
    ({ tracking }) => tracking?.delayHours ?? null,
  ),
} as const;

/** How the rows of a list of bookings are read for a file. */
export function readBookings<FileRow extends { goods_names: string[] | null }, Row>(
  list: ReadsOfList<FileRow>,
  present: (row: FileRow) => Row,
) {
  return readRows(list, (row) => ({ ...present(row), goodsNames: row.goods_names ?? [] }));
}
