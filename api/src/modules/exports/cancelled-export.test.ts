import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { pageHeaders } from '../../../test/caller.ts';
import { copyBookings } from '../../../test/copy-bookings.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const rows = 1900;

let portal: Portal;
let person: SignedIn;
let origin: string;
/** Is run with the count of batches read so far, after each. */
let onBatch: (batches: number) => Promise<void> | void;
let batches = 0;

const countBatches: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    if (result.rows.length > 0 && 'goods_names' in (result.rows[0] ?? {})) {
      batches += 1;
      await onBatch(batches);
    }
    return result;
  },
};

beforeAll(async () => {
  portal = await openTradingPortal({ wrap: (database) => database.withPlugin(countBatches) });
  const { kysely } = portal.database;
  person = await portal.signIn();
  await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  await copyBookings(kysely, person.customerId, person.customerId, rows - 1);
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`; // it listens on a port
});
afterAll(async () => await portal.close());
beforeEach(() => {
  batches = 0;
  onBatch = () => undefined;
  portal.log.length = 0;
});

/** An export over a real connection, as a browser makes it; `answered` is when the server is done with it. */
function startExport(progressKey: string) {
  const leaving = new AbortController();
  const closed = once(portal.app.server, 'request').then(
    async ([, response]) => await once(response as ServerResponse, 'close'), // what the event carries
  );
  const answer = fetch(`${origin}/api/fileExport?list=lclBookings&progressKey=${progressKey}`, {
    headers: { ...pageHeaders, ...person.headers },
    signal: leaving.signal,
  });
  answer.catch(() => undefined);
  /** Goes, and waits until the server has noticed. */
  const leave = async () => {
    leaving.abort();
    await closed;
  };
  return { answer, leave };
}

/** Once a second by the server's clock, and after whatever else the server has to do. */
async function progressOf(key: string, caller = person) {
  portal.clock.advance(1);
  await setTimeout(10);
  return await caller.get('GET /fileExport/progress', { query: { key } });
}

async function untilLogged(words: string): Promise<Record<string, unknown>> {
  for (;;) {
    const line = portal.log.find((each) => each.includes(words));
    if (line) return JSON.parse(line);
    await setTimeout(10);
  }
}

test('says how far it is, to its own person alone', async () => {
  const other = await portal.signIn('Curious Ltd');
  const { answer } = startExport('whole-file');
  let last = null as Awaited<ReturnType<typeof progressOf>>;
  let isDone = false;
  const done = answer.finally(() => {
    isDone = true;
  });
  while (!isDone && (last?.written ?? 0) === 0) {
    const next = await progressOf('whole-file');
    if (next) {
      expect(next.read).toBeGreaterThanOrEqual(last?.read ?? 0);
      last = next;
    }
    expect(await progressOf('whole-file', other)).toBeNull();
  }
  expect(last).toMatchObject({ total: rows, read: rows });
  expect(last?.written).toBeGreaterThan(0);
  expect(last?.written).toBeLessThanOrEqual(rows);
  expect((await done).status).toBe(200);
  expect(await progressOf('whole-file')).toBeNull();
  expect(batches).toBe(2);
});

test('stops reading when who asked has gone, and their place is free', async () => {
  const { leave } = startExport('half-read');
  onBatch = leave;
  expect(await untilLogged('export cancelled')).toMatchObject({ total: rows, read: 1000, written: 0 });
  expect(batches).toBe(1);
  expect(await progressOf('half-read')).toBeNull();
  expect(portal.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  onBatch = () => undefined;
  const again = await Promise.all([startExport('read-again-1').answer, startExport('read-again-2').answer]);
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
});

test('stops writing when who asked has gone, and lets the next one begin', async () => {
  const { leave } = startExport('half-written');
  while (((await progressOf('half-written'))?.written ?? 0) === 0);
  await leave();
  const { written, read } = await untilLogged('export cancelled');
  expect(read).toBe(rows);
  expect(written).toBeLessThan(rows);
  const { status } = await startExport('next-file').answer;
  expect(status).toBe(200);
  expect(portal.log.filter((line) => line.includes('"exported"'))).toHaveLength(1);
});
