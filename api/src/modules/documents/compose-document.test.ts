import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fclBooking } from '../../../test/fcl-booking.ts';
import { saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { referenceReader } from '../selects/reference-catalog.ts';
import { composeDocument } from './documents.service.ts';

let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

test('what is printed is read in sets: of many bookings with as many statements as of one, and of one moment', async () => {
  const numbers: string[] = [];
  const ids: string[] = [];
  for (const place of [1, 2]) {
    const booking = fclBooking({ remarks: `booking ${place}` });
    const saved = await person.get('POST /business/submitBookingFcl', { body: saveRequest(booking) });
    ids.push(saved.id);
    numbers.push(saved.businessNumber);
  }
  const statements: string[] = [];
  const watched = portal.database.kysely.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const reference = referenceReader({ database: portal.database.kysely, clock: portal.clock });
  const compose = async (of: readonly string[]) => {
    statements.length = 0;
    const order = { document: 'figure', ids: of, language: 'en', size: 'a4' } as const;
    const { signal } = new AbortController();
    const seer = { customerId: person.customerId, permissions: [] };
    const deps = { database: watched, clock: portal.clock, reference };
    const { drawing } = await composeDocument(deps, seer, { order, limit: 'task', signal });
    return { drawing, count: statements.length };
  };
  const [one, both] = [await compose(ids.slice(0, 1)), await compose(ids)];
  expect(both.count).toBe(one.count);
  expect(both.drawing).toMatchObject({
    figures: numbers.map((businessNumber) => ({ businessNumber })),
  });
});
