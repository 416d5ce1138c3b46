import { randomUUID } from 'node:crypto';
import { airPermission, bookingKinds, bookingStatuses } from '@berth/contract';
import type { ConsoleFigures, FigurePart } from '@berth/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const info = 'GET /business/customerOrderInfo';
const calls = {
  lclBookings: 'GET /business/getBookingListLcl',
  fclBookings: 'GET /business/getBookingListFcl',
  airBookings: 'GET /business/getAirExportList',
} as const;
const kinds = Object.keys(bookingKinds) as (keyof typeof bookingKinds)[]; // the keys, typed

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

type Made = {
  kind: (typeof kinds)[number];
  status: (typeof bookingStatuses)[number];
  createdAt: string;
  etd: string | null;
  volume: string;
};

/** Stored as they stand: to bring one to each status by calls takes dozens of them. */
async function store({ customerId }: SignedIn, made: readonly Made[]): Promise<void> {
  const code = randomUUID();
  const rows = made.map(({ kind, status, createdAt, etd, volume }, at) => ({
    id: randomUUID(),
    customer_id: customerId,
    kind,
    version: 1,
    status,
    etd,
    volume,
    business_number: `${code}-${at}`,
    customer_business_number: '',
    customer_business_number_key: '',
    return_reason: '',
    warehouse_entry_number: '',
    expected_warehousing_at: null,
    transport_channel: '',
    receiving_place: 'CNYTN',
    destination: 'USLGB',
    discharge_port: '',
    warehouse_type: null,
    warehouse_code: '',
    country: '',
    postal_code: '',
    state_name: '',
    address: '',
    is_pickup: false,
    pickup_at: null,
    pickup_phone: '',
    pickup_address: '',
    is_declared: false,
    export_documents: null,
    is_destination_self_pickup: false,
    bond: null,
    salesperson_id: '',
    customer_service_id: '',
    remarks: '',
    goods_name: '灯具',
    goods_sort_key: '',
    goods_search: '',
    destination_sort_key: '',
    destination_search: '',
    lines: 1,
    cartons: '1',
    weight: '1',
    created_at: createdAt,
    updated_at: createdAt,
  }));
  await portal.database.kysely.insertInto('booking').values(rows).execute();
}

/** Around the turns of days, months and years of the clock's 2026-11-20 10:00 in China. */
const instant = fc
  .tuple(
    fc.constantFrom(
      '2024-12-31',
      '2025-01-01',
      '2025-11-20',
      '2025-12-01',
      '2026-01-01',
      '2026-06-01',
      '2026-10-01',
      '2026-10-20',
      '2026-11-01',
      '2026-11-19',
      '2026-11-20',
    ),
    fc.integer({ min: -2, max: 2 }),
    fc.constantFrom(0, 10 * 3600),
  )
  .map(([day, second, time]) => Date.parse(`${day}T00:00:00+08:00`) + (time + second) * 1000)
  // Nothing is created after the clock's moment.
  .map((ms) => new Date(Math.min(ms, Date.parse('2026-11-20T02:00:00Z'))).toISOString());
const booking: fc.Arbitrary<Made> = fc.record({
  kind: fc.constantFrom(...kinds),
  status: fc.constantFrom(...bookingStatuses),
  createdAt: instant,
  etd: fc.option(
    fc.constantFrom(
      '2026-05-31',
      '2026-06-01',
      '2026-10-31',
      '2026-11-01',
      '2026-11-19',
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-30',
      '2026-12-01',
    ),
  ),
  volume: fc.constantFrom('0', '0.001', '12.345'),
});

/** The list that a figure leads to. */
async function follow(person: SignedIn, { list, filter }: Pick<FigurePart, 'list' | 'filter'>) {
  const call = calls[list as keyof typeof calls]; // a list of bookings
  const response = await person.call(call, { list: { pageSize: 10, filter } });
  return response.json().data;
}

async function expectAgreement(person: SignedIn, shown: ConsoleFigures): Promise<void> {
  for (const { name, value, parts } of shown.figures) {
    for (const part of parts) {
      const { total } = await follow(person, part);
      expect([name, part.list, part.records, part.value]).toEqual([
        name,
        part.list,
        total,
        { unit: 'count', count: total },
      ]);
    }
    const sum = parts.reduce((all, { records }) => all + records, 0);
    expect([name, value]).toEqual([name, { unit: 'count', count: sum }]);
  }
  for (const { parts } of shown.sailings) {
    for (const part of parts) expect((await follow(person, part)).total).toBe(part.records);
  }
  for (const { series } of shown.charts) {
    for (const { values, links } of series) {
      for (const [at, link] of links.entries()) {
        expect((await follow(person, link)).summary.volume).toBe(values[at]);
      }
    }
  }
}

describe('each figure is the total of the list that it leads to', () => {
  test('for any bookings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { minLength: 1, maxLength: 25 }), async (made) => {
        const person = await portal.signIn(undefined, { permissions: [airPermission] });
        await store(person, made);
        await expectAgreement(person, await person.get(info));
      }),
      { numRuns: 4, seed: 20261120 },
    );
  });

  test('counts what a person would count', async () => {
    const person = await portal.signIn(undefined, { permissions: [airPermission] });
    const at = (createdAt: string, more: Partial<Made> = {}): Made => ({
      kind: 'lcl',
      status: 'toBeReceived',
      etd: null,
      volume: '1',
      createdAt,
      ...more,
    });
    await store(person, [
      at('2026-11-20T01:00:00Z'), // today, this month
      at('2026-11-20T01:00:00Z', { status: 'draft' }), // no order yet
      at('2026-10-31T16:00:00Z', { kind: 'fcl' }), // the first second of this month in China
      at('2026-10-31T15:59:59Z'), // last month, after where this one stands
      at('2026-10-10T00:00:00Z', { status: 'returned' }), // last month, before
      at('2025-11-20T01:59:59Z'), // last year, the second before
      at('2025-11-20T02:00:00Z'), // last year, too late in it
      at('2026-11-19T15:00:00Z', { kind: 'air' }),
      at('2026-11-19T15:00:00Z', { etd: '2026-11-23', volume: '2.5' }),
    ]);
    const shown = await person.get(info);
    const figures = Object.fromEntries(shown.figures.map((figure) => [figure.name, figure]));
    const counts = (name: string) => [figures[name]?.value, figures[name]?.before];
    const count = (number: number) => ({ unit: 'count', count: number });
    expect(counts('ordersThisMonth')).toEqual([count(4), count(1)]);
    expect(counts('ordersThisYear')).toEqual([count(6), count(1)]);
    expect(counts('returnedThisYear')).toEqual([count(1), count(0)]);
    expect(counts('lclToday')).toEqual([count(1), count(0)]);
    expect(counts('fclToday')).toEqual([count(0), count(0)]);
    expect(figures.ordersThisMonth?.trend).toEqual([0, 0, 0, 0, 2, 4]);
    expect(figures.ordersThisYear?.trend).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4]);
    expect(shown.sailings.map(({ day, parts }) => [day, parts.map(({ records }) => records)])).toEqual([
      ['2026-11-20', []],
      ['2026-11-21', []],
      ['2026-11-22', []],
      ['2026-11-23', [1]],
    ]);
    const [chart] = shown.charts;
    expect([chart?.months.at(-1), chart?.series.find(({ name }) => name === 'lcl')?.values]).toEqual([
      '2026-11',
      [0, 0, 0, 0, 0, 2.5],
    ]);
    expect(shown.recent).toHaveLength(6);
    expect(shown.recent.slice(0, 1).map(({ createdAt }) => createdAt)).toEqual(['2026-11-20 09:00:00']);
  });

  test('shows nothing of air freight to whoever may not see it', async () => {
    const person = await portal.signIn();
    await store(person, [
      { kind: 'air', status: 'received', createdAt: '2026-11-20T01:00:00Z', etd: '2026-11-21', volume: '1' },
    ]);
    const shown = await person.get(info);
    expect(JSON.stringify(shown)).not.toContain('airBookings');
    expect(shown.recent).toEqual([]);
    expect(shown.figures.map(({ value }) => value)).toEqual(
      shown.figures.map(() => ({ unit: 'count', count: 0 })),
    );
  });

  test('counts no other customer’s bookings, and says that there is nothing yet until there is', async () => {
    const [person, other] = [await portal.signIn(), await portal.signIn()];
    const before = await person.get(info);
    expect([before.isEmpty, before.unanswered]).toEqual([true, []]);
    await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
    const after = await person.get(info);
    expect([after.isEmpty, after.recent.length, after.figures[0]?.value]).toEqual([
      false,
      1,
      { unit: 'count', count: 1 },
    ]);
    expect((await other.get(info)).isEmpty).toBe(true);
  });
});
