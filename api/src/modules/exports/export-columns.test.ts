import type { TrackingSummary } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { seaColumns } from './export-columns.ts';

const tracking: TrackingSummary = {
  containers: 2,
  milestone: 'departure',
  hasDeparted: true,
  eta: '2026-12-05T08:00:00-08:00',
  isArrived: false,
  delayHours: -3,
};
const row = {
  receivingPlace: '',
  destination: '',
  dischargePort: '',
  warehouseType: null,
  warehouseCode: '',
};

/** The cells about tracking, which need no names of codes. */
function cellsOf(summary: TrackingSummary | null, locale: 'zh-CN' | 'en') {
  const words = { locale, reference: undefined as never }; // no code is looked up
  return (['milestone', 'eta', 'delayHours'] as const).map((key) =>
    seaColumns[key].read({ ...row, tracking: summary }, words),
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
