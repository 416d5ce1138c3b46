import { cutOffs, exportColumnsOf, exportLists, type Sailing, type TrackingSummary } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { seaCells } from './export-cells.ts';
import { fclBookingExport } from './fcl-booking-export.ts';

const tracking: TrackingSummary = {
  containers: 2,
  milestone: 'departure',
  hasDeparted: true,
  eta: '2026-12-05T08:00:00-08:00',
  isArrived: false,
  delayHours: -3,
};

/** The cells about tracking, which need no names of codes. */
function cellsOf(summary: TrackingSummary | null, locale: 'zh-CN' | 'en') {
  const words = { locale, reference: undefined as never }; // no code is looked up
  return (['milestone', 'eta', 'delayHours'] as const).map((key) =>
    seaCells[key]({ tracking: summary }, words),
  );
}

test('a file has where the containers are, by the clocks of the port, and nothing before there are any', () => {
  expect(cellsOf(tracking, 'en')).toEqual(['Departure', '2026-12-05 08:00:00', -3]);
  expect(cellsOf({ ...tracking, milestone: null, eta: null, delayHours: null }, 'zh-CN')).toEqual([
    null,
    null,
    null,
  ]);
  expect(cellsOf(tracking, 'zh-CN')[0]).toBe('离港');
  expect(cellsOf(null, 'en')).toEqual([null, null, null]);
});

test('a file of full containers has all cut-offs under the words of the form, also where the screen shows the first alone', () => {
  const sailing: Sailing = {
    carrier: 'COSU',
    vessel: 'COSCO ARIES',
    voyage: '042E',
    siCutOffAt: '2026-12-05 12:00:00',
    vgmCutOffAt: '2026-12-06 12:00:00',
    cyCutOffAt: '2026-12-07 18:00:00',
    customsCutOffAt: null,
  };
  const words = { locale: 'en' as const, reference: undefined as never }; // no code is looked up
  const booking = { sailing } as Parameters<typeof fclBookingExport.columns.siCutOffAt.read>[0]; // no more is read
  const shown = exportColumnsOf('fclBookings', ['businessNumber', 'siCutOffAt', 'etd']);
  expect(shown).toEqual(['businessNumber', 'customerBusinessNumber', ...cutOffs, 'etd']);
  const columns = cutOffs.map((key) => fclBookingExport.columns[key]);
  expect(
    columns.map(({ heading, kind, read }) => [heading['zh-CN'], heading.en, kind, read(booking, words)]),
  ).toEqual([
    ['截补料 SI', 'SI cut-off', 'moment', '2026-12-05 12:00:00'],
    ['截 VGM', 'VGM cut-off', 'moment', '2026-12-06 12:00:00'],
    ['截重 CY', 'CY cut-off', 'moment', '2026-12-07 18:00:00'],
    ['截放行条', 'Customs cut-off', 'moment', null],
  ]);
  expect(exportLists.fclBookings.columns).toEqual(expect.arrayContaining([...cutOffs]));
});

test('an amount that nobody entered is an empty cell, not a 0 that goes into sums', () => {
  const words = { locale: 'en' as const, reference: undefined as never }; // no code is looked up
  const cargo = { cartons: 0, weight: 0, volume: 1.2 } as Parameters<
    typeof fclBookingExport.columns.weight.read
  >[0]; // no more is read
  const { cartons, weight, volume } = fclBookingExport.columns;
  expect([cartons, weight, volume].map(({ read }) => read(cargo, words))).toEqual([null, null, 1.2]);
});
