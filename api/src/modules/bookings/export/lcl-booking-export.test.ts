import type { ExportColumn, LclBookingRow, OpenShipModeOption } from '@berth/contract';
import { expect, test } from '@jest/globals';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import { lclBookingExport } from './lcl-booking-export.ts';

const byVolume = { chargeable: { kgPerCbm: 500, minimum: 1, step: 0.01 } } as OpenShipModeOption; // no more is read
const shipModes: ReferenceCatalog['shipModes'] = new Map([['FAST', byVolume]]);
const reference = { shipModes } as ReferenceCatalog; // no more is read

const columns = ['weight', 'volume', 'chargedWeight', 'chargedVolume', 'chargedSource'] as const;
const charge = ['chargeable', 'chargeableUnit'] as const;

function cellsOf(booking: Partial<LclBookingRow>, keys: readonly ExportColumn<'lclBookings'>[]) {
  const row = { transportChannel: 'FAST', ...booking } as Parameters<
    typeof lclBookingExport.columns.chargeable.read
  >[0]; // no more is read
  const read = (locale: 'zh-CN' | 'en') =>
    keys.map((key) => lclBookingExport.columns[key].read(row, { locale, reference }));
  return { zh: read('zh-CN'), en: read('en') };
}

const entered = { weight: 600, volume: 1 };

test('what was measured stands beside what was entered, with whose figures are charged', () => {
  const charged = { weight: 650.5, volume: 1.2, source: 'measured' } as const;
  const cells = cellsOf({ ...entered, charged }, columns);
  expect(cells.zh).toEqual([600, 1, 650.5, 1.2, '仓库实测']);
  expect(cells.en.at(-1)).toBe('Measured by the warehouse');
  expect(cellsOf({ ...entered, charged }, charge).zh).toEqual([1.31, 'RT']);
});

test('what was not measured is charged as it was entered', () => {
  const charged = { ...entered, source: 'entered' } as const;
  const cells = cellsOf({ ...entered, charged }, [...columns, ...charge]);
  expect(cells.en).toEqual([600, 1, 600, 1, 'As entered', 1.2, 'RT']);
});

test('nothing is charged without a channel, or for cargo without weight or volume', () => {
  const charged = { ...entered, source: 'entered' } as const;
  expect(cellsOf({ transportChannel: '', charged }, charge).en).toEqual([null, null]);
  const light = { weight: 0, volume: 1, source: 'entered' } as const;
  expect(cellsOf({ charged: light }, ['chargedWeight', ...charge]).en).toEqual([null, null, null]);
});
