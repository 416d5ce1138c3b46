import {
  chargeableUnit,
  chargeFor,
  type LclBookingRow,
  type LocalizedText,
  lclBookingList,
} from '@berth/contract';
import type { Words } from '../../exports/exported-list.ts';
import { fileColumns } from '../../exports/file-columns.ts';
import { nameOf } from '../../exports/option-names.ts';
import { bookingCells, seaCells } from './export-cells.ts';

type Row = LclBookingRow & { goodsNames: readonly string[] };

/** The words of the list and of the booking's page. */
const sourceNames: Record<Row['charged']['source'], LocalizedText> = {
  entered: { 'zh-CN': '录入', en: 'As entered' },
  measured: { 'zh-CN': '仓库实测', en: 'Measured by the warehouse' },
  partlyMeasured: { 'zh-CN': '部分实测，其余录入', en: 'Partly measured, else as entered' },
};

/** How the booking's channel charges; a channel that is not chosen, or not offered any more, says nothing. */
const ruleOf = ({ transportChannel }: Row, { reference }: Words) =>
  reference.shipModes.get(transportChannel)?.chargeable;

/** The LCL list's file. */
export const lclBookingExport = fileColumns<typeof lclBookingList, Row>(lclBookingList, {
  ...bookingCells,
  ...seaCells,
  transportChannel: (row, { reference, locale }) => nameOf(reference.shipModes, row.transportChannel, locale),
  // By what it is charged: as the warehouse measured it, as it was entered where it has not.
  chargedWeight: ({ charged }) => charged.weight || null,
  chargedVolume: ({ charged }) => charged.volume || null,
  chargedSource: ({ charged }, { locale }) => sourceNames[charged.source][locale],
  chargeable: (row, words) => {
    const rule = ruleOf(row, words);
    return rule ? chargeFor(row.charged, rule) : null;
  },
  chargeableUnit: (row, words) => {
    const rule = ruleOf(row, words);
    return rule && chargeFor(row.charged, rule) !== null ? chargeableUnit(rule) : null;
  },
});
