import type { ExportColumn, LclBookingRow, Locale, LocalizedText, SelectOption } from '@berth/contract';
import { bookingStatusNames } from '../bookings/booking-status-names.ts';
import { presentLclBookingRow } from '../bookings/bookings.presenter.ts';
import {
  type ExportedBookingRow,
  listLclBookingIds,
  listLclBookingsByIds,
  readAllLclBookings,
} from '../bookings/lcl-booking-list.repository.ts';
import type { ColumnOf, ExportedList, Words } from './exported-list.ts';
import type { WorkbookCell } from './workbook.ts';

export const warehouseTypeNames: Record<NonNullable<LclBookingRow['warehouseType']>, LocalizedText> = {
  amazon: { 'zh-CN': '亚马逊仓', en: 'Amazon' },
  walmart: { 'zh-CN': '沃尔玛仓', en: 'Walmart' },
  overseas: { 'zh-CN': '海外仓', en: 'Overseas warehouse' },
  private: { 'zh-CN': '私人地址', en: 'Private address' },
};

/** A row of the list, and the goods of all of its lines: a file has room for what the screen says in short. */
type Row = LclBookingRow & { goodsNames: readonly string[] };

const heading = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, en });

/** The columns of the exported LCL list: the words of the list and of its form, codes with their names. */
const columns: Record<ExportColumn<'lclBookings'>, ColumnOf<Row>> = {
  businessNumber: text('业务编号', 'Business number', 20, (row) => row.businessNumber),
  customerBusinessNumber: text('客户业务编号', 'Your reference', 20, (row) => row.customerBusinessNumber),
  warehouseEntryNumber: text('入仓编号', 'Warehouse entry number', 20, (row) => row.warehouseEntryNumber),
  status: text('状态', 'Status', 14, (row, { locale }) => bookingStatusNames[row.status][locale]),
  etd: {
    heading: heading('预计开船日 ETD', 'Estimated departure (ETD)'),
    width: 16,
    kind: 'day',
    read: (row) => row.etd,
  },
  expectedWarehousingAt: moment(
    '预计入仓时间',
    'Expected at our warehouse',
    (row) => row.expectedWarehousingAt,
  ),
  transportChannel: text('运输渠道', 'Transport channel', 24, (row, words) =>
    nameOf(words.reference.shipModes, row.transportChannel, words.locale),
  ),
  receivingPlace: place('收货地', 'Place of receipt', (row) => row.receivingPlace),
  destination: place('目的地', 'Destination', (row) => row.destination),
  dischargePort: place('卸货港', 'Port of discharge', (row) => row.dischargePort),
  warehouseType: text('仓库类型', 'Warehouse type', 14, (row, { locale }) =>
    row.warehouseType ? warehouseTypeNames[row.warehouseType][locale] : null,
  ),
  warehouseCode: text('仓库代码', 'Warehouse code', 14, (row) => row.warehouseCode),
  goodsName: text('货物', 'Goods', 28, (row, { locale }) =>
    row.goodsNames.join(locale === 'en' ? ', ' : '、'),
  ),
  lines: number('货物行数', 'Cargo lines', 'count', (row) => row.lines),
  cartons: number('件数 (CTNS)', 'Cartons (CTNS)', 'count', (row) => row.cartons),
  weight: number('毛重 (KGS)', 'Gross weight (KGS)', 'thousandths', (row) => row.weight),
  volume: number('体积 (M3)', 'Volume (M3)', 'thousandths', (row) => row.volume),
  createdAt: moment('创建时间', 'Created', (row) => row.createdAt),
  updatedAt: moment('更新时间', 'Updated', (row) => row.updatedAt),
};

/** The LCL list as it is exported. */
export const lclBookingExport: ExportedList<Row, ExportColumn<'lclBookings'>> = {
  sheetName: heading('拼箱订舱', 'LCL bookings'),
  columns,
  readAll: async (database, customerId, list, { onBatch, ...reader }) =>
    await readAllLclBookings(database, customerId, list, {
      ...reader,
      onBatch: (rows) => onBatch(rows.map(presentRow)),
    }),
  listIds: listLclBookingIds,
  readByIds: async (database, customerId, ids) =>
    (await listLclBookingsByIds(database, customerId, ids)).map(presentRow),
};

function presentRow(row: ExportedBookingRow): Row {
  return { ...presentLclBookingRow(row), goodsNames: row.goods_names ?? [] };
}

type Read = (row: Row, words: Words) => WorkbookCell;

function text(zh: string, en: string, width: number, read: Read): ColumnOf<Row> {
  return { heading: heading(zh, en), width, kind: 'text', read };
}

function number(zh: string, en: string, kind: 'count' | 'thousandths', read: Read): ColumnOf<Row> {
  return { heading: heading(zh, en), width: 18, kind, read };
}

function moment(zh: string, en: string, read: Read): ColumnOf<Row> {
  return { heading: heading(zh, en), width: 24, kind: 'moment', read };
}

/** A port with its code behind the name, so that it can be told from its namesakes. */
function place(zh: string, en: string, read: (row: Row) => string): ColumnOf<Row> {
  return text(zh, en, 24, (row, { reference, locale }) => {
    const code = read(row);
    const name = nameOf(reference.ports, code, locale);
    return name === code ? code : `${name} (${code})`;
  });
}

function nameOf(options: ReadonlyMap<string, SelectOption>, code: string, locale: Locale): string {
  const option = options.get(code);
  if (!option) return code;
  return locale === 'en' ? option.nameEn : option.nameZh;
}
