import { expect, test } from '@jest/globals';
import { localMoment } from './local-moment.ts';

test.each([
  ['2026-12-05T08:00:00-08:00', '2026-12-05 08:00', 'UTC−8'],
  ['2026-11-18T03:40:00+08:00', '2026-11-18 03:40', 'UTC+8'],
  ['2026-11-18T03:40:00.000-03:30', '2026-11-18 03:40', 'UTC−3:30'],
  ['2026-11-18T03:40:00Z', '2026-11-18 03:40', 'UTC'],
  ['2026-11-18T03:40:00+00:00', '2026-11-18 03:40', 'UTC'],
])('%s is shown as the clocks there show it', (moment, text, zone) => {
  expect(localMoment(moment)).toEqual({ text, short: text.slice(5), zone });
});
