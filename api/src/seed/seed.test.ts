import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  billStatuses,
  bookingStatuses,
  checkContainerNumber,
  declarationChecks,
  declarationProblems,
  isOverdue,
  lclBookingList,
  lclBookingProblems,
  listFieldsOf,
  parseListQuery,
  statusProvenBy,
  stepsToStatus,
} from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { readPdf } from '../../test/once-per-process/read-pdf.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { createTestClock } from '../../test/test-clock.ts';
import { toChinaDay } from '../china-time.ts';
import type { Database } from '../database/open-database.ts';
import { openDiskStore } from '../files/disk-store.ts';
import { lclChoices, unknownChoices } from '../modules/bookings/save/choice-problems.ts';
import { settleLclBooking } from '../modules/bookings/save/settle-booking.ts';
import { presentHsCode } from '../modules/customs/catalogue/hs-code-rows.ts';
import { listAllHsCodes } from '../modules/customs/catalogue/hs-codes.repository.ts';
import { referenceReader } from '../modules/selects/reference-catalog.ts';
import { isPasswordRight } from '../modules/sessions/login/passwords.ts';
import { demoBookings } from './demo/demo-bookings.ts';
import { demoFclBookings } from './demo/demo-full-containers.ts';
import { demoGoods } from './demo/demo-goods.ts';
import { demoAccount, seedDemo } from './demo/seed-demo.ts';
import { seedDemoDeclarations } from './demo/seed-demo-declarations.ts';
import { seedDemoDocuments } from './demo/seed-demo-documents.ts';
import { seedReference } from './reference/seed-reference.ts';
import { staffAccount } from './seed-staff.ts';

let opened: Database;
const clock = createTestClock();
beforeAll(async () => {
  opened = await openTestDatabase();
  await seedReference({ database: opened.kysely, clock });
});
afterAll(async () => await opened.close());

const count = async (table: 'booking' | 'customer' | 'port') => {
  const query = opened.kysely.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await query.executeTakeFirstOrThrow()).count;
};

const memberOf = async (account: string) =>
  await opened.kysely
    .selectFrom('member')
    .where('account_key', '=', account)
    .selectAll()
    .executeTakeFirstOrThrow();

describe('reference data', () => {
  test('is what the portal promises', async () => {
    const catalog = await referenceReader({ database: opened.kysely, clock })();
    expect(catalog.ports.size).toBeGreaterThanOrEqual(150);
    expect(catalog.warehouses.amazon.size).toBeGreaterThanOrEqual(100);
    expect(catalog.packing.get('34')?.nameZh).toBe('纸箱');
    expect(catalog.ports.get('CNYTN')?.search.split('\n')).toEqual(
      expect.arrayContaining(['盐田', 'yantian', 'yt', 'cnytn']),
    );
    const sales = [...catalog.sales.keys()];
    expect(sales.some((code) => catalog.service.has(code))).toBe(false);
  });

  test('a driver is sent to a warehouse, and fetches the empty box before it is loaded', async () => {
    const branches = await opened.kysely
      .selectFrom('branch')
      .select(['address_zh', 'address_en'])
      .orderBy('code')
      .execute();
    for (const { address_zh, address_en } of branches) {
      expect([address_zh, address_en]).toEqual([
        expect.stringMatching(/号仓$/),
        expect.stringMatching(/^Warehouse/),
      ]);
    }
    const trips = demoFclBookings(clock()).flatMap(({ booking, containers }) =>
      containers.map(({ events }) => {
        const exit = events.find((event) => event.eventType === 'EQUIPMENT');
        return [exit?.eventDateTime.slice(0, 10) ?? '', booking.loadingPlaces[0]?.loadingAt ?? ''] as const;
      }),
    );
    expect(trips.length).toBeGreaterThan(3);
    for (const [exit, loading] of trips) expect(exit < loading.slice(0, 10) && exit !== '').toBe(true);
  });

  test('ports stand in pinyin order, those of our branches and routes before the others', async () => {
    const catalog = await referenceReader({ database: opened.kysely, clock })();
    const names = [...catalog.ports.values()].map((port) => port.nameZh);
    const places = ['宁波', '盐田', '大连', '烟台'].map((name) => names.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  test('a start with nothing new writes nothing, and a lost row comes back with the next change', async () => {
    const record = opened.kysely.selectFrom('seed_record').selectAll();
    const before = await record.executeTakeFirstOrThrow();
    const ports = await count('port');
    clock.advance(60);
    await seedReference({ database: opened.kysely, clock });
    expect(await record.executeTakeFirstOrThrow()).toEqual(before);

    await opened.kysely.updateTable('seed_record').set({ content_hash: 'of an older version' }).execute();
    await opened.kysely.updateTable('port').where('code', '=', 'CNYTN').set({ name_zh: '旧名' }).execute();
    await seedReference({ database: opened.kysely, clock });
    const port = await opened.kysely
      .selectFrom('port')
      .where('code', '=', 'CNYTN')
      .select('name_zh')
      .executeTakeFirstOrThrow();
    expect(port.name_zh).toBe('盐田');
    expect(await count('port')).toBe(ports);
  });
});

test('articles are brought anew with the next version, but for one that somebody has changed', async () => {
  const { kysely } = opened;
  const titles = async () => {
    const rows = await kysely
      .selectFrom('article')
      .innerJoin('article_text as text', 'text.article_id', 'article.id')
      .where('locale', '=', 'en')
      .where('slug', 'in', ['lcl-or-fcl', 'vgm-solas'])
      .select(['slug', 'title'])
      .orderBy('slug')
      .execute();
    return rows.map(({ title }) => title);
  };
  const shipped = await titles();
  await kysely.updateTable('article_text').set({ title: 'Ours' }).where('locale', '=', 'en').execute();
  await kysely.updateTable('article').set({ is_as_shipped: false }).where('slug', '=', 'vgm-solas').execute();
  await kysely.updateTable('seed_record').set({ content_hash: 'of an older version' }).execute();
  await seedReference({ database: kysely, clock });
  expect(await titles()).toEqual([shipped[0], 'Ours']);
});

describe('the demo customer', () => {
  test('is made once; seeding again sets the password and leaves the bookings', async () => {
    const demo = { database: opened.kysely, clock };
    await seedDemo({ ...demo, password: 'first-password-1' });
    const bookings = await count('booking');
    await seedDemo({ ...demo, password: 'second-password-2' });
    expect(await count('booking')).toBe(bookings);
    expect(await count('customer')).toBe(3);
    for (const account of [demoAccount, staffAccount]) {
      const member = await memberOf(account);
      expect(await isPasswordRight('second-password-2', member.password_hash)).toBe(true);
    }
  });

  test('has the S/O of a booking of each kind by sea, once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'berth-seed-'));
    try {
      const deps = { database: opened.kysely, clock, files: openDiskStore(folder) };
      await seedDemoDocuments(deps);
      await seedDemoDocuments(deps);
      const rows = await opened.kysely
        .selectFrom('shipping_document')
        .innerJoin('booking', 'booking.id', 'shipping_document.booking_id')
        .innerJoin('upload', 'upload.id', 'shipping_document.upload_id')
        .select(['booking.kind', 'booking.business_number', 'upload.storage_key'])
        .orderBy('booking.kind')
        .execute();
      expect(rows.map(({ kind }) => kind)).toEqual(['fcl', 'lcl']);
      for (const { storage_key, business_number } of rows) {
        const { pages } = await readPdf(await buffer(await deps.files.read(storage_key)));
        expect(pages[0]?.text).toContain(business_number);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('has a declaration at each stage with its papers, and all that it ships in the goods library, once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'berth-seed-'));
    try {
      const deps = { database: opened.kysely, clock, files: openDiskStore(folder) };
      await seedDemoDeclarations(deps);
      await seedDemoDeclarations(deps);
      const rows = await opened.kysely
        .selectFrom('declaration')
        .selectAll()
        .orderBy('number')
        .orderBy('created_at')
        .execute();
      expect(rows.map(({ status, kind }) => `${status} ${kind}`)).toEqual([
        'confirmed pay',
        'returned declare',
        'toBeConfirmed pay',
        'notSubmitted declare',
      ]);
      const codes = await listAllHsCodes(opened.kysely);
      for (const row of rows) {
        const { kind, currency, header, goods, buy_order: buyOrder, vat_invoices: vatInvoices } = row;
        const content = { kind, currency, header, goods, buyOrder, vatInvoices };
        const known = { kinds: [kind], bookings: ['one'], today: toChinaDay(clock()), isComplete: true };
        expect(declarationProblems(content, known)).toEqual([]);
        const asked = goods.map(({ hsCode }) => hsCode);
        const found = codes.map(presentHsCode).filter(({ code }) => asked.includes(code));
        const checks = declarationChecks(content, [], { asked, found, library: [] });
        expect(checks.filter(({ check }) => check !== 'sameCode')).toEqual([]);
        expect(row.papers_filled).toBe(row.status === 'notSubmitted' ? 0 : row.papers_required);
      }
      expect(rows[0]?.customs_number).toMatch(/^\d{18}$/);
      const { count: goods } = await opened.kysely
        .selectFrom('goods')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(goods)).toBe(demoGoods.length);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('is not of the staff, who belong to a company of their own', async () => {
    const [demo, staff] = [await memberOf(demoAccount), await memberOf(staffAccount)];
    expect([demo.ready_role, demo.permissions]).toEqual(['manager', ['business:air']]);
    expect((await memberOf('demo-sub')).permissions).toEqual([]);
    expect([staff.ready_role, staff.permissions]).toEqual(['administrator', []]);
    expect(staff.customer_id).not.toBe(demo.customer_id);
  });

  test('a database from before the staff account gets it with the next seed, and keeps the rest', async () => {
    await opened.kysely.deleteFrom('member').where('account_key', '=', staffAccount).execute();
    const bookings = await count('booking');
    await seedDemo({ database: opened.kysely, clock, password: 'second-password-2' });
    expect((await memberOf(staffAccount)).ready_role).toBe('administrator');
    expect(await count('booking')).toBe(bookings);
  });

  test('keeps a shared favourite and a view of its booking list, each with what the list takes', async () => {
    const [filter] = await opened.kysely.selectFrom('saved_filter').selectAll().execute();
    const [view] = await opened.kysely.selectFrom('saved_view').selectAll().execute();
    expect([filter?.is_shared, view?.is_default]).toEqual([true, false]);
    expect(parseListQuery(filter?.filter_obj ?? {}, listFieldsOf(lclBookingList))).toMatchObject({
      conditions: [{ field: 'status', operator: 'include', values: ['toBeReceived'] }],
    });
    const sort = { prop: view?.sort?.field, order: view?.sort?.order };
    expect(parseListQuery(sort, listFieldsOf(lclBookingList))).toMatchObject({ sort: view?.sort });
  });

  test('has containers where space is locked, and what they tell fits the status', async () => {
    const rows = await opened.kysely.selectFrom('booking').selectAll().execute();
    for (const row of rows) {
      const isShipped = ['spaceLocked', 'arrived', 'pickedUp'].includes(row.status);
      expect([row.status, row.containers > 0]).toEqual([row.status, isShipped]);
      const proven = statusProvenBy(row.tracking_milestone);
      if (row.status !== 'spaceLocked' && isShipped) expect(proven).toBe(row.status);
      expect(proven ? stepsToStatus(row.status, proven) : []).toEqual([]);
      if (row.status === 'spaceLocked') expect(Date.parse(row.eta ?? '')).toBeGreaterThan(clock().getTime());
    }
    expect(new Set(rows.map((row) => row.delay_hours)).size).toBeGreaterThan(3);
    const measured = await opened.kysely
      .selectFrom('cargo_measurement')
      .select('booking_id')
      .distinct()
      .execute();
    expect(measured.length).toBe(rows.filter((row) => row.warehouse_entry_number !== '').length);
    const trips = await opened.kysely.selectFrom('container_trip').selectAll().execute();
    expect(trips.every(({ number }) => checkContainerNumber(number) === 'ok')).toBe(true);
    const events = await opened.kysely.selectFrom('container_event').select('event').execute();
    for (const { event } of events) {
      if (event.eventClassifierCode !== 'ACT') continue;
      expect(Date.parse(event.eventDateTime)).toBeLessThan(clock().getTime());
    }
  });

  test('has a year of bills in every status, their sums those of their rows, and another customer one a booking', async () => {
    const customerId = (await memberOf(demoAccount)).customer_id;
    const bills = await opened.kysely.selectFrom('bill').selectAll().orderBy('number').execute();
    const own = bills.filter((bill) => bill.customer_id === customerId);
    const others = bills.filter((bill) => bill.customer_id !== customerId);
    // A proof of payment is a file, and nobody has sent one.
    const seeded = billStatuses.filter((status) => status !== 'proofSent');
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(seeded));
    expect(new Set(own.map((bill) => bill.period_from)).size).toBe(12);
    expect(others.map(({ settlement }) => settlement)).toEqual(others.map(() => 'perBill'));
    expect(new Set(others.map((bill) => bill.booking_id)).size).toBe(4);
    for (const { created_at, updated_at, totals, version } of bills) {
      expect(created_at <= updated_at && updated_at < clock().toISOString()).toBe(true);
      expect(version).toBeGreaterThan(0);
      expect(totals.length).toBeGreaterThan(0);
    }
    const today = toChinaDay(clock());
    expect(own.filter(({ status, due_on: dueOn }) => isOverdue({ status, dueOn }, today))).toHaveLength(1);
    const corrected = await opened.kysely
      .selectFrom('fee_row')
      .innerJoin('bill', 'bill.id', 'fee_row.bill_id')
      .where('bill.status', '=', 'answered')
      .where('changed_at', 'is not', null)
      .select(['unit_price', 'changed_from_minor', 'amount_minor'])
      .execute();
    // As the answer of its dispute says.
    expect(corrected.map(({ unit_price }) => Number(unit_price))).toEqual([1780]);
    for (const row of corrected) expect(row.amount_minor).toBeLessThan(row.changed_from_minor ?? 0);
    const { rows } = await sql<{ amount: number; summed: number }>`
      select (select sum(amount_minor) from fee_row)::bigint as amount,
        (select sum(amount_minor) from bill_total)::bigint as summed`.execute(opened.kysely);
    expect(rows[0]?.amount).toBe(rows[0]?.summed);
    const credit = await opened.kysely
      .selectFrom('fee_row')
      .where('amount_minor', '<', 0)
      .selectAll()
      .execute();
    expect(credit).toHaveLength(1);
  });

  test('has bookings in every status, each with its history up to now', async () => {
    const rows = await opened.kysely.selectFrom('booking').selectAll().execute();
    expect(rows.length).toBeGreaterThanOrEqual(36);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(bookingStatuses));
    expect(new Set(rows.map((row) => row.business_number)).size).toBe(rows.length);
    for (const row of rows) {
      expect(row.created_at <= row.updated_at).toBe(true);
      expect(row.updated_at < clock().toISOString()).toBe(true);
    }
  });

  test('its submitted bookings pass every rule, at any time of day', async () => {
    const catalog = await referenceReader({ database: opened.kysely, clock })();
    for (const at of ['2026-11-20T02:00:00Z', '2026-12-31T15:59:00Z', '2027-03-01T16:10:00Z']) {
      const demos = demoBookings(new Date(at));
      expect(demos).toEqual(demoBookings(new Date(at)));
      for (const { booking, events } of demos) {
        const settled = settleLclBooking(booking, catalog);
        const action = events.at(-1)?.status === 'draft' ? 'saveDraft' : 'submit';
        expect(lclBookingProblems(settled, action)).toEqual([]);
        expect(unknownChoices(lclChoices(settled, catalog))).toEqual([]);
        const times = events.map((event) => event.at.getTime());
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }
    }
  });
});
