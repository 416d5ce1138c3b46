import type { BookingBasics, CargoLine } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fclBooking } from '../../../../test/fcl-booking.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const submits = ['POST /business/submitBookingLcl', 'POST /business/submitBookingFcl'] as const;
const [submit] = submits;
const day = 86_400;

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const lines = (count: number, changes: Partial<CargoLine>) => ({
  cargo: Array.from({ length: count }, () => cargoLine(changes)),
});

// The clock stands on 20 November 2026.
const absurd: [field: string, changes: Partial<BookingBasics>][] = [
  ['etd', { etd: '2026-11-19' }],
  ['etd', { etd: '2027-11-22' }],
  ['dischargePort', { dischargePort: 'CNYTN' }],
  ['cargo.0.package', lines(1, { package: 20_001 })],
  ['cargo.0.weight', lines(1, { weight: 1_000_001, volume: 999 })],
  ['cargo.0.volume', lines(1, { weight: 900_000, volume: 1000.001 })],
  ['cargo.1.weight', { cargo: [cargoLine(), cargoLine({ weight: 0.1, volume: 1 })] }],
  ['cargo', lines(6, { package: 20_000 })],
  ['cargo', lines(2, { weight: 500_000.5, volume: 400 })],
  ['cargo', lines(2, { weight: 400_000, volume: 500.001 })],
];

test.each(absurd)('%s: %j is refused of both kinds, and may be in a draft', async (field, changes) => {
  const bookings = [lclBooking(changes), fclBooking(changes)] as const;
  for (const [at, key] of submits.entries()) {
    const refused = await person.call(key, { body: saveRequest(bookings[at]) });
    expect(refused.statusCode).toBe(400);
    const fields = refused.json().fields.map((problem: { field: string }) => problem.field);
    expect(fields).toContain(`booking.${field}`);
  }
  await person.get(submit, { body: saveRequest(bookings[0], { action: 'saveDraft' }) });
});

test('today and the same day in a year are no absurd days', async () => {
  const expectedWarehousingAt = '2026-11-20 09:00:00';
  for (const etd of ['2026-11-20', '2027-11-21']) {
    await person.get(submit, { body: saveRequest(lclBooking({ etd, expectedWarehousingAt })) });
  }
});

test('a day that has passed since it was submitted stays in what is changed; a new one must lie ahead', async () => {
  const mine = await portal.signIn();
  const { id } = await mine.get(submit, { body: saveRequest(lclBooking()) });
  const draft = await mine.get(submit, { body: saveRequest(lclBooking(), { action: 'saveDraft' }) });
  portal.clock.advance(30 * day);
  const now = await mine.again();
  await now.get(submit, { body: saveRequest(lclBooking({ remarks: '加急' }), { id, version: 1 }) });
  const other = saveRequest(lclBooking({ etd: '2026-12-09' }), { id, version: 2 });
  expect((await now.call(submit, { body: other })).json().fields).toMatchObject([{ field: 'booking.etd' }]);
  // A draft was never submitted.
  const late = saveRequest(lclBooking(), { id: draft.id, version: 1 });
  expect((await now.call(submit, { body: late })).json().fields).toMatchObject([{ field: 'booking.etd' }]);
});
