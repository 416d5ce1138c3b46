import {
  airPermission,
  type BookingKind,
  type BookingStatus,
  bookingStatuses,
  canBooking,
  canBookingBecome,
  stepsToStatus,
} from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookingActs, moveTo, type Walked } from '../../../../test/booking-acts.ts';
import { containerNumbers } from '../../../../test/container-events.ts';
import { openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { expectAct, makeWalked, readHistory, readStored } from '../../../../test/walk-booking.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
const containers = containerNumbers();

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Walker', { permissions: [airPermission] });
  system = await openSystem(portal);
});
afterAll(async () => await portal.close());

const make = async (kind: BookingKind, action: 'saveDraft' | 'submit') => {
  portal.clock.advance(61);
  const boxes: Walked['boxes'] = [containers.next().value, containers.next().value];
  return await makeWalked({ portal, person, system }, { kind, action, boxes });
};
const { ofCustomer, ofSystems, ofBoxes, happenings, expectations } = bookingActs;
const kinds = ['lcl', 'fcl', 'air'] as const;

async function makeAt(kind: BookingKind, status: BookingStatus): Promise<Walked> {
  const walked = await make(kind, status === 'draft' ? 'saveDraft' : 'submit');
  const way = status === 'returned' ? [status] : stepsToStatus('toBeReceived', status);
  for (const step of way) await expectAct(walked, moveTo(step));
  expect((await readStored(walked))?.status).toBe(status);
  return walked;
}

const everywhere = kinds.flatMap((kind) =>
  bookingStatuses
    .filter((status) => kind !== 'air' || status !== 'draft')
    .map((status) => [kind, status] as const),
);

test.each(everywhere)(
  'all that is done to a booking (%s) that is %s is done or refused as the table says',
  async (kind, status) => {
    let walked = await makeAt(kind, status);
    for (const act of [...ofCustomer, ...ofSystems, ...ofBoxes]) {
      const before = await readHistory(walked);
      const isThere = await expectAct(walked, act);
      // What was done led somewhere else.
      if (!isThere || (await readHistory(walked)).length > before.length) walked = await makeAt(kind, status);
    }
  },
  120_000,
);

const act = fc.oneof(
  fc.constantFrom(...ofCustomer),
  fc.constantFrom(...ofSystems),
  { arbitrary: fc.constantFrom(...ofBoxes), weight: 2 },
  { arbitrary: fc.constantFrom(...happenings), weight: 2 },
  fc.constantFrom(...expectations),
);

test.each(kinds)(
  'whatever is done in whatever order, a booking (%s) leaves no path of the table',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('saveDraft' as const, 'submit' as const),
        fc.array(act, { minLength: 1, maxLength: 14 }),
        async (first, acts) => {
          const walked = await make(kind, first);
          for (const each of acts) if (!(await expectAct(walked, each))) return;
          await expectPath(walked);
        },
      ),
      { numRuns: 30 },
    );
  },
  180_000,
);

async function expectPath(walked: Walked): Promise<void> {
  const stored = await readStored(walked);
  const way = (await readHistory(walked)).filter(({ told }) => told === null).map(({ status }) => status);
  expect(['draft', 'toBeReceived']).toContain(way[0]);
  way.reduce((from, to) => {
    const isChange = from === to && (canBooking(from, 'edit') || canBooking(from, 'submitVgm', walked.kind));
    expect([from, to, canBookingBecome(from, to) || isChange]).toEqual([from, to, true]);
    return to;
  });
  expect(stored?.return_reason !== '').toBe(stored?.status === 'returned');
}
