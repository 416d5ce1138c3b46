import { randomUUID } from 'node:crypto';
import { airPermission } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { recordDemoSeed } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { storeAirBooking } from '../../modules/bookings/air/store-air-booking.ts';
import { type ReferenceCatalog, referenceReader } from '../../modules/selects/reference-catalog.ts';
import { hashPassword } from '../../modules/sessions/login/passwords.ts';
import { officerAccount, seedOfficer, seedStaff, staffAccount } from '../seed-staff.ts';
import { demoAirBookings } from './demo-air-freight.ts';
import { demoBookings } from './demo-bookings.ts';
import { branchCode, type DemoCustomer, operationsName } from './demo-customer.ts';
import { demoFclBookings } from './demo-full-containers.ts';
import { keepDemoTableMemory } from './demo-table-memory.ts';
import { storeDemoBills, storeDemoCredit, storeDemoQuotations } from './store-demo-bills.ts';
import { storeDemoBooking, storeDemoFclBooking } from './store-demo-bookings.ts';

export const demoAccount = 'demo';

/** With monthly settlement; the sub-account may not see costs. */
const people = {
  main: { account: demoAccount, name: '林晓峰', phone: '13828400217', email: 'lin.xf@yunfan.example' },
  sub: { account: 'demo-sub', name: '王思敏', phone: '13510776402', email: 'wang.sm@yunfan.example' },
} as const;
/** Pays bill by bill. */
const second = {
  account: 'demo2',
  name: '何嘉怡',
  phone: '13712950083',
  email: 'he.jy@hengtai.example',
} as const;
/** All that the seed makes and prints passwords of. */
export const demoAccounts = [
  ...Object.values(people).map(({ account }) => account),
  second.account,
  staffAccount,
  officerAccount,
];

/**
 * Makes the demo customers with bookings around the clock's day and bills of a year, and the staff account, in one
 * transaction. Where
 * they exist already only their password is set, so that what was done with them stays.
 */
export async function seedDemo(
  dependencies: Pick<Context, 'database' | 'clock'> & {
    /** Of all accounts, or of each by its name. */
    password: string | ((account: string) => string);
  },
): Promise<void> {
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
    const isSecondThere = await renewPasswords(transaction, [second.account], hashOf);
    if (!isSecondThere) await makeSecond(transaction, catalog, hashOf, clock());
    const isStaffThere = await renewPasswords(transaction, [staffAccount], hashOf);
    if (!isStaffThere) await seedStaff(transaction, hashOf(staffAccount), clock());
    const isOfficerThere = await renewPasswords(transaction, [officerAccount], hashOf);
    if (!isOfficerThere) await seedOfficer(transaction, hashOf(officerAccount), clock());
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
  transaction: Transaction<Tables>,
  catalog: ReferenceCatalog,
  hashOf: (account: string) => string,
  now: Date,
): Promise<void> {
  const customer: DemoCustomer = {
    customerId: randomUUID(),
    people: {
      main: { id: randomUUID(), name: people.main.name },
      sub: { id: randomUUID(), name: people.sub.name },
    },
  };
  const { customerId } = customer;
  await insertCustomer(transaction, {
    id: customerId,
    name: '深圳市云帆跨境电商有限公司',
    settlement: 'monthly',
    credit_code: '91440300MA5F2K8R3G',
    registered_address: '深圳市盐田区沙头角街道深盐路 2002 号大百汇中心 1802 室',
    now,
  });
  const members = (['main', 'sub'] as const).map((key) => ({
    ...memberColumns({ ...people[key], ...customer.people[key], customerId, hashOf, now }),
    roles: [key],
    ready_role: key === 'main' ? ('manager' as const) : ('operator' as const),
    permissions: key === 'main' ? [airPermission] : [],
  }));
  await transaction.insertInto('member').values(members).execute();
  for (const demo of demoBookings(now)) await storeDemoBooking(transaction, catalog, customer, demo);
  for (const demo of demoFclBookings(now)) await storeDemoFclBooking(transaction, catalog, customer, demo);
  for (const entry of demoAirBookings(now, { userId: null, name: operationsName, as: 'staff' })) {
    await storeAirBooking(transaction, { customerId, reference: catalog }, entry);
  }
  await keepDemoTableMemory(transaction, { customerId, userId: customer.people.main.id }, now);
  await storeDemoCredit(transaction, customerId, now);
  await storeDemoQuotations(transaction, customerId, now);
  await storeDemoBills(transaction, customer, { settlement: 'monthly', now });
}

/** The customer that pays bill by bill: cargo in the warehouse, with a bill for each booking. */
async function makeSecond(
  transaction: Transaction<Tables>,
  catalog: ReferenceCatalog,
  hashOf: (account: string) => string,
  now: Date,
): Promise<void> {
  const main = { id: randomUUID(), name: second.name };
  const customer: DemoCustomer = { customerId: randomUUID(), people: { main, sub: main } };
  const { customerId } = customer;
  await insertCustomer(transaction, {
    id: customerId,
    name: '东莞市恒泰五金制品厂',
    settlement: 'perBill',
    credit_code: '91441900728506384W',
    registered_address: '东莞市长安镇振安东路 168 号',
    now,
  });
  const member = memberColumns({ ...second, ...main, customerId, hashOf, now });
  await transaction
    .insertInto('member')
    .values({ ...member, roles: ['main'], ready_role: 'manager', permissions: [] })
    .execute();
  const received = demoBookings(now).filter((demo) => demo.events.at(-1)?.status === 'received');
  for (const demo of received) await storeDemoBooking(transaction, catalog, customer, demo);
  await storeDemoQuotations(transaction, customerId, now);
  await storeDemoBills(transaction, customer, { settlement: 'perBill', now });
}

type NewCustomer = {
  id: string;
  name: string;
  settlement: 'monthly' | 'perBill';
  credit_code: string;
  registered_address: string;
  now: Date;
};

async function insertCustomer(
  transaction: Transaction<Tables>,
  { now, ...customer }: NewCustomer,
): Promise<void> {
  await transaction
    .insertInto('customer')
    .values({ ...customer, kind: 'company', branch_code: branchCode, created_at: now })
    .execute();
}

type NewMember = {
  customerId: string;
  id: string;
  name: string;
  account: string;
  phone: string;
  email: string;
  hashOf: (account: string) => string;
  now: Date;
};

function memberColumns({ customerId, account, hashOf, now, ...person }: NewMember) {
  const password_hash = hashOf(account);
  return {
    ...person,
    phone_verified_at: now,
    customer_id: customerId,
    account,
    account_key: account,
    password_hash,
    created_at: now,
  };
}
