import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import readWorkbook from 'read-excel-file/node';
import { copyBookings } from '../../../test/copy-bookings.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { seedReference } from '../../seed/seed-reference.ts';
import { referenceReader } from '../selects/reference-catalog.ts';
import { exportRunner } from './export-task.ts';

const rows = 1200;

let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openPortal();
  const { kysely } = portal.database;
  await seedReference({ database: kysely, clock: portal.clock });
  person = await portal.signIn();
  await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  await copyBookings(kysely, person.customerId, person.customerId, rows - 1);
});
afterAll(async () => await portal.close());

function runExport(signal: AbortSignal, report: (done: number, total: number | null) => void) {
  const deps = { database: portal.database.kysely, clock: portal.clock };
  return exportRunner({ ...deps, reference: referenceReader(deps) }).run({
    input: { list: 'lclBookings', columns: 'businessNumber', query: {}, locale: 'en' },
    customerId: person.customerId,
    userId: 'nobody',
    signal,
    report,
  });
}

test('a row is half done when it is read, and done when it is written', async () => {
  const told: (readonly [number, number | null])[] = [];
  const { signal } = new AbortController();
  const { body } = await runExport(signal, (done, total) => told.push([done, total]));
  const [sheet] = await readWorkbook(body);
  expect(sheet?.data).toHaveLength(rows + 1);
  const done = told.map(([count]) => count);
  expect(done.slice(0, 4)).toEqual([0, 250, 500, 600]);
  expect(done).toContain(650);
  expect(done.at(-1)).toBe(rows);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(new Set(told.map(([, total]) => total))).toEqual(new Set([rows]));
});

test('one that is canceled while it is written ends with the reason, and says no more', async () => {
  const canceled = new AbortController();
  const told: number[] = [];
  const running = runExport(canceled.signal, (done) => {
    told.push(done);
    if (done > rows / 2) canceled.abort(new Error('canceled'));
  });
  await expect(running).rejects.toThrow('canceled');
  const { length } = told;
  await setTimeout(200);
  expect(told).toHaveLength(length);
  expect(told.at(-1)).toBeLessThan(rows);
});
