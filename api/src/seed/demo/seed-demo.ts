import { randomUUID } from 'node:crypto';
import { airPermission, type CargoLine } from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Clock } from '../../clock.ts';
import { recordDemoSeed } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { storeAirBooking } from '../../modules/bookings/air/store-air-booking.ts';
import { fclKind } from '../../modules/bookings/fcl/fcl-kind.ts';
import {
  cargoLineColumns,
  fclBookingColumns,
  lclBookingColumns,
  sailingColumns,
} from '../../modules/bookings/record/booking-columns.ts';
import * as repository from '../../modules/bookings/record/bookings.repository.ts';
import {
  assignBusinessNumber,
  takeBusinessNumber,
} from '../../modules/bookings/record/business-numbers.repository.ts';
import type { EnteredColumns } from '../../modules/bookings/record/kind-of-booking.ts';
import { settleFclBooking, settleLclBooking } from '../../modules/bookings/save/settle-booking.ts';
import { storeMeasurements } from '../../modules/integration/measurements.repository.ts';
import { type ReferenceCatalog, referenceReader } from '../../modules/selects/reference-catalog.ts';
import { hashPassword } from '../../modules/sessions/login/passwords.ts';
import { seedStaff, staffAccount } from '../seed-staff.ts';
import { demoAirBookings } from './demo-air-freight.ts';
import { type DemoBooking, demoBookings } from './demo-bookings.ts';
import { type DemoFclBooking, demoFclBookings } from './demo-full-containers.ts';
import type { DemoEvent } from './demo-history.ts';
import { keepDemoTableMemory } from './demo-table-memory.ts';
import { storeDemoContainers } from './store-demo-containers.ts';

export const demoAccount = 'demo';

const branchCode = 'SZ';
const people = {
  main: { account: demoAccount, name: '林晓峰', role: 'main' },
  sub: { account: 'demo-sub', name: '王思敏', role: 'sub' },
} as const;
/** All that the seed makes and prints passwords of. */
export const demoAccounts = [...Object.values(people).map(({ account }) => account), staffAccount];
export const operationsName = '泊位深圳操作部';

type People = Record<keyof typeof people, string>;

/**
 * Makes the demo customer with its bookings around the clock's day and the staff account, in one transaction. Where
 * they exist already only their password is set, so that what was done with them stays.
 */
export async function seedDemo(dependencies: {
  database: Kysely<Tables>;
  clock: Clock;
  /** Of all accounts, or of each by its name. */
  password: string | ((account: string) => string);
}): Promise<void> {
  const { database, clock, password } = dependencies;
  const hashes = new Map<string, string>();
  for (const account of demoAccounts) {
    hashes.set(account, await hashPassword(typeof password === 'string' ? password : password(account)));
  }
  const hashOf = (account: string) => hashes.get(account) ?? '';
  const catalog = await referenceReader({ database, clock })();
  await database.transaction().execute(async (transaction) => {
    const customers = Object.values(people).map(({ account }) => account);
    const isThere = await renewPasswords(transaction, customers, hashOf);
    if (!isThere) await makeDemo(transaction, catalog, hashOf, clock());
    const isStaffThere = await renewPasswords(transaction, [staffAccount], hashOf);
    if (!isStaffThere) await seedStaff(transaction, hashOf(staffAccount), clock());
    await recordDemoSeed(transaction);
  });
}

async function renewPasswords(
  transaction: Kysely<Tables>,
  accounts: readonly string[],
  hashOf: (account: string) => string,
): Promise<boolean> {
  let isAnyThere = false;
  for (const account of accounts) {
    const { numUpdatedRows } = await transaction
      .updateTable('member')
      .where('account_key', '=', account)
      .set({ password_hash: hashOf(account) })
      .executeTakeFirstOrThrow();
    isAnyThere ||= numUpdatedRows > 0n;
  }
  return isAnyThere;
}

async function makeDemo(
  transaction: Kysely<Tables>,
  catalog: ReferenceCatalog,
  hashOf: (account: string) => string,
  now: Date,
): Promise<void> {
  const customerId = randomUUID();
  await transaction
    .insertInto('customer')
    .values({
      id: customerId,
      name: '深圳市云帆跨境电商有限公司',
      kind: 'company',
      settlement: 'monthly',
      branch_code: branchCode,
      created_at: now,
    })
    .execute();
  const userIds: People = { main: randomUUID(), sub: randomUUID() };
  const members = (['main', 'sub'] as const).map((key) => ({
    id: userIds[key],
    customer_id: customerId,
    account: people[key].account,
    account_key: people[key].account,
    name: people[key].name,
    password_hash: hashOf(people[key].account),
    roles: [people[key].role],
    permissions: key === 'main' ? [airPermission] : [],
    created_at: now,
  }));
  await transaction.insertInto('member').values(members).execute();
  for (const demo of demoBookings(now)) await storeBooking(transaction, catalog, customerId, userIds, demo);
  for (const demo of demoFclBookings(now))
    await storeFclBooking(transaction, catalog, customerId, userIds, demo);
  for (const entry of demoAirBookings(now, operationsName)) {
    await storeAirBooking(transaction, { customerId, reference: catalog }, entry);
  }
  await keepDemoTableMemory(transaction, { customerId, userId: userIds.main }, now);
}

/** What the warehouse finds is a little more than what was declared. */
function demoMeasurement({ package: cartons, weight, volume }: CargoLine, index: number) {
  const more = (value: number | null, times: number) => Number(((value ?? 1) * times).toFixed(3));
  return {
    line: index + 1,
    cartons: cartons ?? 1,
    weightKg: more(weight, 1.006),
    volumeCbm: more(volume, index % 3 === 1 ? 1.021 : 1),
  };
}

type NewBooking = {
  customerId: string;
  userIds: People;
  kind: 'lcl' | 'fcl';
  events: readonly DemoEvent[];
  returnReason: string;
  isReceived: boolean;
  cargo: readonly CargoLine[];
  entered: EnteredColumns;
};

/** A booking with its number, cargo and history; oldest event first. */
async function storeRow(transaction: Kysely<Tables>, made: NewBooking): Promise<string> {
  const { customerId, userIds, kind, events, returnReason, isReceived, cargo, entered } = made;
  const [first, last] = [events.at(0), events.at(-1)];
  if (!first || !last) throw new Error('A demo booking has a history');
  const id = randomUUID();
  const [createdAt, day] = [first.at.toISOString(), toChinaDay(first.at)];
  const request = { customerId, branchCode, kind, day, at: createdAt } as const;
  const businessNumber = await takeBusinessNumber(transaction, request);
  await repository.insertBooking(transaction, {
    id,
    customer_id: customerId,
    kind,
    business_number: businessNumber,
    version: events.length,
    status: last.status,
    return_reason: returnReason,
    warehouse_entry_number: isReceived ? businessNumber.replace(/^\w+-/, 'RK') : '',
    ...entered,
    created_at: createdAt,
    updated_at: last.at.toISOString(),
  });
  await assignBusinessNumber(transaction, customerId, businessNumber, id);
  const lines = cargoLineColumns(cargo, { customerId, bookingId: id });
  await repository.replaceCargoLines(transaction, customerId, id, lines);
  const place = { id, customer_id: customerId };
  for (const [index, { at, by, what, status }] of events.entries()) {
    const isOperations = by === 'operations';
    await repository.insertBookingEvent(transaction, place, {
      version: index + 1,
      by: isOperations
        ? { userId: null, name: operationsName }
        : { userId: userIds[by], name: people[by].name },
      what,
      status,
      now: at,
    });
  }
  return id;
}

async function storeBooking(
  transaction: Kysely<Tables>,
  catalog: ReferenceCatalog,
  customerId: string,
  userIds: People,
  { booking, events, returnReason, isReceived, containers }: DemoBooking,
): Promise<void> {
  const settled = settleLclBooking(booking, catalog);
  const entered = lclBookingColumns(settled, catalog);
  const { cargo } = settled;
  const id = await storeRow(transaction, {
    ...{ customerId, userIds, kind: 'lcl', events, returnReason, isReceived, cargo, entered },
  });
  const received = events.find(({ status }) => status === 'received');
  if (received) {
    const by = { customerId, bookingId: id, system: operationsName, now: received.at };
    await storeMeasurements(transaction, by, cargo.map(demoMeasurement));
  }
  const [first] = events;
  await storeDemoContainers(transaction, { customerId, bookingId: id }, containers, first?.at ?? new Date());
}

async function storeFclBooking(
  transaction: Kysely<Tables>,
  catalog: ReferenceCatalog,
  customerId: string,
  userIds: People,
  { booking, sailing, events, returnReason, containers }: DemoFclBooking,
): Promise<void> {
  const settled = settleFclBooking(booking, catalog);
  const { cargo } = settled;
  const entered = fclBookingColumns(settled, catalog);
  const id = await storeRow(transaction, {
    ...{ customerId, userIds, kind: 'fcl', events, returnReason, isReceived: false, cargo, entered },
  });
  await fclKind.storeParts?.(transaction, { customerId, bookingId: id }, settled);
  if (sailing) await repository.updateBooking(transaction, customerId, id, sailingColumns(sailing));
  const [first] = events;
  await storeDemoContainers(transaction, { customerId, bookingId: id }, containers, first?.at ?? new Date());
}
