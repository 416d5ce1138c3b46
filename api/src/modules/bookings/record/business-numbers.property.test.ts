import { bookingKinds, formatBusinessNumber } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { takeBusinessNumber } from './business-numbers.repository.ts';

let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  await portal.database.kysely.deleteFrom('business_number').execute();
  await portal.database.kysely.deleteFrom('business_number_counter').execute();
});

const take = fc.record({
  branchCode: fc.constantFrom('SZ', 'NB'),
  kind: fc.constantFrom(...(Object.keys(bookingKinds) as (keyof typeof bookingKinds)[])), // the keys, typed
  day: fc.constantFrom('2026-11-20', '2026-11-21'),
  // Of a transaction that comes to nothing.
  isUndone: fc.boolean(),
});
type Take = ReturnType<typeof take.generate>['value'];

/** The number, or null where its transaction was undone. */
async function run({ isUndone, ...wanted }: Take): Promise<string | null> {
  const taken = portal.database.kysely.transaction().execute(async (transaction) => {
    const request = { ...wanted, customerId: person.customerId, at: '2026-11-20T02:00:00Z' };
    const number = await takeBusinessNumber(transaction, request);
    if (isUndone) throw new Undone();
    return number;
  });
  return await taken.catch((error: unknown) => {
    if (error instanceof Undone) return null;
    throw error;
  });
}

class Undone extends Error {}

test('numbers of a branch, kind and day run from 1 without a gap, whoever takes them at once and whatever is undone', async () => {
  // How many of each sequence were stored, from the first run on.
  const kept = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(take, { minLength: 1, maxLength: 12 }), async (takes) => {
      const numbers = await Promise.all(takes.map(run));
      const expected = takes.flatMap(({ branchCode, kind, day, isUndone }) => {
        if (isUndone) return [];
        const sequence = [branchCode, kind, day].join();
        const serial = (kept.get(sequence) ?? 0) + 1;
        kept.set(sequence, serial);
        return [formatBusinessNumber({ branchCode, kind, date: day, serial })];
      });
      expect(numbers.filter((number) => number !== null).sort()).toEqual(expected.sort());
    }),
    // Shrinking would begin amid the numbers that are taken by then.
    { numRuns: 60, endOnFailure: true },
  );
});
