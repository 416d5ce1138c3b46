import { paths } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { seedBill } from '../../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const permissions = ['cost:view'];
let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  person = await portal.signIn(undefined, { permissions });
});
afterAll(async () => await portal.close());

/** Of bills alone: bookings with the same number are found beside them. */
async function find(words: string, by = person) {
  const { groups } = await by.get('GET /business/search', { query: { words } });
  return groups.find(({ kind }) => kind === 'bills');
}
const titles = async (words: string, by = person) => (await find(words, by))?.hits.map(({ title }) => title);

test('a bill is found by its number in any spelling, and opens', async () => {
  const { id, number } = await seedBill(portal, person, {
    rows: [{ amountMinor: 1_234_500 }, { currency: 'USD', amountMinor: 8000 }],
    word: '-xq',
  });
  const spellings = [number, number.toLowerCase(), number.replace('-', ' '), number.replace('-', ''), 'xq'];
  for (const words of spellings) expect([words, await titles(words)]).toEqual([words, [number]]);
  expect(await find(number)).toEqual({
    kind: 'bills',
    hits: [
      {
        record: { kind: 'bill', id },
        title: number,
        subtitle: [
          { 'zh-CN': '待确认', en: 'To be confirmed' },
          { 'zh-CN': 'CNY 12,345.00、USD 80.00', en: 'CNY 12,345.00, USD 80.00' },
        ],
        matched: null,
        path: paths.bill({ id }),
      },
    ],
    hasMore: false,
  });
  expect([await titles('%'), await titles('-'), await titles('nothing like it')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a bill is found by the numbers of its bookings and bills of lading, and says by which', async () => {
  const booking = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  const { number } = await seedBill(portal, person, {
    rows: [
      { booking_id: booking.id, bl_number: 'COSU6123450' },
      { booking_id: booking.id, bl_number: 'OOLU-77.1' },
    ],
  });
  const by = async (words: string) => {
    const [hit] = (await find(words))?.hits ?? [];
    return [hit?.title, hit?.matched?.name.en, hit?.matched?.value.en];
  };
  const { businessNumber } = booking;
  expect(await by(businessNumber.replaceAll('-', ' '))).toEqual([number, 'Bookings', businessNumber]);
  expect(await by('6123450')).toEqual([number, 'B/L numbers', 'COSU6123450']);
  expect(await by('oolu771')).toEqual([number, 'B/L numbers', 'OOLU-77.1']);
  // A part of two numbers that stand beside each other is a part of neither.
  expect(await by('6123450OOLU')).toEqual([undefined, undefined, undefined]);
});

test('whole numbers stand first, five are shown, and that there are more is said', async () => {
  const bl = ['XA1', 'A12', 'A1', 'A13', 'A14'];
  for (const bl_number of bl) await seedBill(portal, person, { rows: [{ bl_number }] });
  const found = await find('A1');
  expect(found?.hits[0]?.matched?.value.en).toBe('A1');
  expect(found?.hits.at(-1)?.matched?.value.en).toBe('XA1');
  expect([found?.hits.length, found?.hasMore]).toEqual([5, false]);
  await seedBill(portal, person, { rows: [{ bl_number: 'A15' }] });
  expect(await find('A1')).toMatchObject({ hits: { length: 5 }, hasMore: true });
});

test('nobody finds a bill of another customer, or one without the permission', async () => {
  const { number } = await seedBill(portal, person, { rows: [{ bl_number: 'SECRET9' }] });
  const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
  const other = await portal.signIn('Another', { permissions });
  for (const words of [number, 'secret9']) {
    expect(await titles(words)).toEqual([number]);
    expect([await titles(words, colleague), await titles(words, other)]).toEqual([undefined, undefined]);
  }
});
