import { type Milestone, type MilestoneTimes, milestones } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { voyageOf } from './container-voyage.ts';

const nothing: MilestoneTimes = {
  planned: null,
  estimated: null,
  actual: null,
  place: '',
  firstEstimate: null,
  delayHours: null,
};

const container = (times: Partial<Record<Milestone, Partial<MilestoneTimes>>>) => ({
  number: 'CSQU3054383',
  sizeType: '40HQ',
  sealNumber: '',
  vesselName: '',
  voyageNumber: '',
  portOfLoading: 'CNYTN',
  portOfDischarge: 'USLGB',
  milestones: milestones.map((milestone) => ({ milestone, ...nothing, ...times[milestone] })),
});
const now = Date.parse('2026-11-21T00:00:00Z');
const sailed = { departure: { actual: '2026-11-11T00:00:00Z' } };

test('before anything happened the ship waits, and the first time comes next', () => {
  expect(voyageOf(container({}), now)).toMatchObject({
    reached: 0,
    sailed: 0,
    next: { milestone: 'emptyExit' },
  });
});

test('at sea the ship is where time says, and the first estimate lies before a later one', () => {
  const arrival = { estimated: '2026-12-01T00:00:00Z', delayHours: 48 };
  const voyage = voyageOf(container({ ...sailed, arrival }), now);
  expect(voyage).toMatchObject({ reached: 3, sailed: 0.5, daysLeft: 10, next: { milestone: 'arrival' } });
  expect(voyage.firstEstimateAt).toBeCloseTo(0.9);
  const early = voyageOf(container({ ...sailed, arrival: { ...arrival, delayHours: -48 } }), now);
  expect(early.firstEstimateAt).toBeNull();
});

test('a ship whose time is over is almost there, and one whose time nobody knows is half way', () => {
  const over = voyageOf(container({ ...sailed, arrival: { estimated: '2026-11-20T00:00:00Z' } }), now);
  expect(over).toMatchObject({ sailed: 0.94, daysLeft: null });
  expect(voyageOf(container(sailed), now)).toMatchObject({ sailed: 0.5, daysLeft: null });
});

test('what happened last counts, whatever was not told before it', () => {
  const there = voyageOf(container({ pickup: { actual: '2026-11-20T00:00:00Z' } }), now);
  expect(there).toMatchObject({ reached: 6, sailed: 1, next: { milestone: 'emptyReturn' } });
  const back = voyageOf(container({ emptyReturn: { actual: '2026-11-20T00:00:00Z' } }), now);
  expect(back).toMatchObject({ reached: 7, next: null });
});
