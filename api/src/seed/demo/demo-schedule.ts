import type { BookingStatus } from '@berth/contract';
import type { DemoLaneName } from './demo-lanes.ts';

/** How far a booking got and when it sails, in days from today. */
export type DemoVoyage = { status: BookingStatus; lane: DemoLaneName; etdIn: number };

const voyages = (status: BookingStatus, sailings: readonly (readonly [DemoLaneName, number])[]) =>
  sailings.map(([lane, etdIn]): DemoVoyage => ({ status, lane, etdIn }));

/** The last weeks and the next: old sailings have arrived, those ahead wait for their cargo. */
export const demoVoyages: readonly DemoVoyage[] = [
  ...voyages('pickedUp', [
    ['usFast', -34],
    ['canada', -33],
    ['usWest', -31],
    ['australia', -30],
    ['usFast', -27],
    ['japan', -22],
  ]),
  ...voyages('arrived', [
    ['usFast', -20],
    ['usWest', -18],
    ['usFast', -15],
    ['japan', -13],
    ['usFast', -13],
  ]),
  ...voyages('returned', [['britain', -16]]),
  ...voyages('spaceLocked', [
    ['germany', -19],
    ['usEast', -14],
    ['britain', -11],
    ['australia', -8],
    ['usFast', -5],
    ['germany', -2],
    ['usEast', 1],
  ]),
  ...voyages('received', [
    ['usFast', 3],
    ['usWest', 3],
    ['britain', 4],
    ['canada', 4],
    ['japan', 5],
    ['usEast', 5],
  ]),
  ...voyages('returned', [['germany', 4]]),
  ...voyages('toBeReceived', [
    ['usFast', 7],
    ['germany', 8],
    ['usWest', 10],
    ['usEast', 11],
    ['britain', 13],
    ['usFast', 16],
  ]),
  ...voyages('draft', [
    ['usFast', 15],
    ['germany', 18],
    ['japan', 12],
    ['usEast', 21],
  ]),
];
