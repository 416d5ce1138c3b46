import {
  chargeableUnit,
  chargeFor,
  type ExportColumn,
  type LclBookingRow,
  type LocalizedText,
} from '@berth/contract';
import { lclList } from '../bookings/list/booking-lists.ts';
import { presentLclBookingRow } from '../bookings/show/bookings.presenter.ts';
import {
  bookingColumns,
  heading,
  moment,
  nameOf,
  number,
  readBookings,
  seaColumns,
  text,
} from './export-columns.ts';
import type { ExportedList, Words } from './exported-list.ts';

type Row = LclBookingRow & { goodsNames: readonly string[] };

/** The words of the list and of the booking's page. */
const sourceNames: Record<Row['charged']['source'], LocalizedText> = {
  entered: heading('录入', 'As entered'),
  measured: heading('仓库实测', 'Measured by the warehouse'),
  partlyMeasured: heading('部分实测，其余录入', 'Partly measured, else as entered'),
};

/** How the booking's channel charges; a channel that is not chosen, or not offered any more, says nothing. */
const ruleOf = ({ transportChannel }: Row, { reference }: Words) =>
  reference.shipModes.get(transportChannel)?.chargeable;

/** By what a booking is charged: as the warehouse measured it, as it was entered where it has not. */
const chargedColumns = {
  chargedWeight: number<Row>(
    '计费毛重 (KGS)',
    'Gross weight charged by (KGS)',
    'thousandths',
    ({ charged }) => charged.weight || null,
  ),
  chargedVolume: number<Row>(
    '计费体积 (M3)',
    'Volume charged by (M3)',
    'thousandths',
    ({ charged }) => charged.volume || null,
  ),
  chargedSource: text<Row>(
    '计费依据',
    'Charged by',
    26,
    ({ charged }, { locale }) => sourceNames[charged.source][locale],
  ),
  chargeable: number<Row>('计费重', 'Chargeable weight', 'thousandths', (row, words) => {
    const rule = ruleOf(row, words);
    return rule ? chargeFor(row.charged, rule) : null;
  }),
  // Channels charge by different units, which a number alone does not say.
  chargeableUnit: text<Row>('计费单位', 'Chargeable unit', 12, (row, words) => {
    const rule = ruleOf(row, words);
    return rule && chargeFor(row.charged, rule) !== null ? chargeableUnit(rule) : null;
  }),
} as const;

/** The LCL list as it is exported: the words of the list and of its form, codes with their names. */
export const lclBookingExport: ExportedList<Row, ExportColumn<'lclBookings'>> = {
  sheetName: heading('拼箱订舱', 'LCL bookings'),
  columns: {
    ...bookingColumns,
    ...seaColumns,
    ...chargedColumns,
    warehouseEntryNumber: text('入仓编号', 'Warehouse entry number', 20, (row) => row.warehouseEntryNumber),
    expectedWarehousingAt: moment(
      '预计入仓时间',
      'Expected at our warehouse',
      (row) => row.expectedWarehousingAt,
    ),
    transportChannel: text('运输渠道', 'Transport channel', 24, (row, words) =>
      nameOf(words.reference.shipModes, row.transportChannel, words.locale),
    ),
  },
  ...readBookings(lclList, presentLclBookingRow),
};
