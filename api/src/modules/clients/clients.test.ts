import { type ClientTerms, isStoppedByFreeze } from '@berth/contract';
import { type Access, endpoints } from '@berth/contract/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import readWorkbook from 'read-excel-file/node';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { seedReference } from '../../seed/reference/seed-reference.ts';

let portal: Portal;
let staff: SignedIn;
let customers = 0;
beforeAll(async () => {
  portal = await openPortal();
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
  const administrator = await portal.signIn('Berth', { role: 'administrator' });
  const permissions = ['system:clients', 'exports:make'];
  const { customerId } = administrator;
  staff = await portal.signIn('Berth', { account: 'clients-clerk', customerId, role: null, permissions });
});
afterAll(async () => await portal.close());
beforeEach(() => portal.clock.advance(60));

const terms = (changes: Partial<ClientTerms> = {}): ClientTerms => ({
  settlement: 'monthly',
  branchCode: 'SZ',
  creditLimitMinor: 5_000_000,
  creditDays: 30,
  salespersonId: 'SZ-S02',
  customerServiceId: '',
  ...changes,
});
const newCustomer = async (role: 'manager' | 'operator' = 'manager') => {
  customers += 1;
  return await portal.signIn(`Client ${customers}`, { account: `client-${customers}`, role });
};
const read = async ({ customerId: id }: Pick<SignedIn, 'customerId'>) =>
  await staff.get('GET /system/client/get', { query: { id } });
const freeze = async (
  { customerId: id }: Pick<SignedIn, 'customerId'>,
  { isFrozen, reason, version }: { isFrozen: boolean; reason: string; version: number },
) => await staff.call('POST /system/client/freeze', { body: { id, version, isFrozen, reason } });
const codeOf = async (answer: ReturnType<SignedIn['call']>) => (await answer).json().code ?? 'done';
/** Every call whose permission a freeze stops. */
const stopped = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter((key) => {
  const { access }: { access: Access } = endpoints[key];
  return typeof access === 'object' && isStoppedByFreeze(access.permission);
});
const messagesOf = async (person: SignedIn) =>
  (await person.get('GET /user/getMessageList', { list: {} })).rows.map(({ kind, content }) => [
    kind,
    content['zh-CN'],
  ]);

test('staff list customers by state, limit and salesperson, never the forwarder, and export them', async () => {
  const lucky = await newCustomer();
  const { version, state } = await read(lucky);
  expect(state).toBe('active');
  await staff.get('POST /system/client/save', { body: { id: lucky.customerId, version, terms: terms() } });
  const all = await staff.get('GET /system/client/list', { list: {} });
  expect(all.rows.map(({ name }) => name)).not.toContain('Berth');
  const found = async (filter: Record<string, string>) =>
    (await staff.get('GET /system/client/list', { list: { filter } })).rows;
  const [row] = await found({ creditLimit: '50000|>=', state: 'active|=', branch: '深圳|include' });
  expect(row).toMatchObject({
    id: lucky.customerId,
    settlement: 'monthly',
    creditLimit: { currency: 'CNY', amountMinor: 5_000_000 },
    creditDays: 30,
    members: 1,
  });
  const salesperson = row?.salesperson['zh-CN'] ?? '';
  expect(salesperson).not.toBe('');
  expect((await found({ salesperson: `${salesperson}|=` })).map(({ id }) => id)).toEqual([lucky.customerId]);
  expect(await found({ creditLimit: '50000.01|>=' })).toEqual([]);
  expect(await found({ state: 'frozen|=' })).toEqual([]);
  const query = { list: 'clients' as const };
  const file = await staff.call('GET /fileExport', { query });
  expect(file.statusCode).toBe(200);
  const [sheet] = await readWorkbook(file.rawPayload);
  const line = sheet?.data.find((cells) => cells.includes(row?.name ?? ''));
  expect(line).toEqual(expect.arrayContaining([50_000, row?.salesperson.en, 'Monthly']));
});

test('terms are saved as they were seen, and what is wrong is said at its field', async () => {
  const customer = await newCustomer();
  const id = customer.customerId;
  const save = async (version: number, changed: Partial<ClientTerms>) =>
    await staff.call('POST /system/client/save', { body: { id, version, terms: terms(changed) } });
  const wrong = async (changed: Partial<ClientTerms>) =>
    (await save(1, changed)).json().fields.map(({ field }: { field: string }) => field.replace('terms.', ''));
  expect(await wrong({ creditDays: null })).toEqual(['creditDays']);
  expect(await wrong({ creditLimitMinor: null })).toEqual(['creditLimitMinor']);
  expect(await wrong({ creditLimitMinor: -1, creditDays: 400 })).toEqual(['creditLimitMinor', 'creditDays']);
  expect(await wrong({ branchCode: 'QQ' })).toEqual(['branchCode']);
  expect(await wrong({ salespersonId: 'NOBODY', customerServiceId: 'SZ-S02' })).toEqual([
    'salespersonId',
    'customerServiceId',
  ]);
  expect((await save(1, {})).json().data).toEqual({ version: 2 });
  expect(await codeOf(save(1, {}))).toBe('VERSION_CONFLICT');
  expect((await read(customer)).terms).toEqual(terms());
  expect((await customer.get('GET /cost/getAccount')).credit).toEqual({
    limitMinor: 5_000_000,
    days: 30,
    usedMinor: 0,
  });
  // A new booking begins with who is in charge.
  expect((await customer.get('POST /user/getBaseUserInfo')).customer).toMatchObject({
    settlement: 'monthly',
    salespersonId: 'SZ-S02',
    customerServiceId: '',
  });
  await save(2, { creditLimitMinor: null, creditDays: null, salespersonId: '' });
  expect((await read(customer)).terms).toMatchObject({ creditLimitMinor: null, creditDays: null });
});

test('people of a frozen customer see, write and pay, and neither book nor hand in customs papers', async () => {
  const customer = await newCustomer();
  const codes = async () =>
    await Promise.all(stopped.map(async (key) => await codeOf(customer.call(key, { body: {}, query: {} }))));
  expect(stopped).toContain('POST /business/submitBookingLcl');
  expect(await codes()).not.toContain('CUSTOMER_FROZEN');
  const reason = '账单 SZB-1 逾期 60 天';
  expect(await codeOf(freeze(customer, { isFrozen: true, reason: ' ', version: 1 }))).toBe('REQUEST_INVALID');
  expect((await freeze(customer, { isFrozen: true, reason, version: 1 })).json().data).toEqual({
    version: 2,
  });
  expect(new Set(await codes())).toEqual(new Set(['CUSTOMER_FROZEN']));
  const refused = await customer.call('POST /business/submitBookingLcl', { body: {} });
  expect(refused.statusCode).toBe(403);
  expect(refused.json().texts['zh-CN']).toContain(reason);
  const mine = await customer.again();
  await mine.get('GET /business/getBookingListLcl', { list: {} });
  await mine.get('GET /cost/getAccount');
  expect(await messagesOf(mine)).toEqual([['customerFrozen', expect.stringContaining(reason)]]);
  expect(await codeOf(freeze(customer, { isFrozen: true, reason, version: 1 }))).toBe('VERSION_CONFLICT');
  const again = await freeze(customer, { isFrozen: true, reason, version: 2 });
  expect([again.json().code, again.json().texts['zh-CN']]).toEqual([
    'CLIENT_ACTION_REFUSED',
    expect.stringContaining('已冻结'),
  ]);
  portal.clock.advance(60);
  await freeze(customer, { isFrozen: false, reason: '已付款', version: 2 });
  expect(await codes()).not.toContain('CUSTOMER_FROZEN');
  const { state, frozen, freezes } = await read(customer);
  expect([state, frozen]).toEqual(['active', null]);
  expect(freezes.map(({ isFrozen, reason: why }) => [isFrozen, why])).toEqual([
    [false, '已付款'],
    [true, reason],
  ]);
  expect((await messagesOf(mine)).map(([kind]) => kind).sort()).toEqual([
    'customerFrozen',
    'customerUnfrozen',
  ]);
});

test('of a frozen customer its managers are told, and nobody else', async () => {
  const manager = await newCustomer();
  const { customerId } = manager;
  const clerk = await portal.signIn('', { account: 'frozen-clerk', customerId, role: 'operator' });
  await freeze(manager, { isFrozen: true, reason: 'unpaid', version: 1 });
  expect(await messagesOf(clerk)).toEqual([]);
  expect(await messagesOf(manager)).toHaveLength(1);
});

test('a person is given air bookings and has them taken, and the log of the customer says so', async () => {
  const customer = await newCustomer();
  const grant = async (memberId: string, isGranted: boolean) =>
    await staff.call('POST /system/client/grantAir', { body: { memberId, isGranted } });
  const lists = async () => await codeOf(customer.call('GET /business/getAirExportList', { list: {} }));
  expect(await lists()).toBe('FORBIDDEN');
  expect((await grant(customer.userId, true)).json().data).toEqual({ isGranted: true });
  await grant(customer.userId, true);
  expect(await lists()).not.toBe('FORBIDDEN');
  expect((await read(customer)).members[0]).toMatchObject({ hasAir: true, isMain: true });
  await grant(customer.userId, false);
  expect(await lists()).toBe('FORBIDDEN');
  const acts = await portal.database.kysely
    .selectFrom('operation')
    .where('customer_id', '=', customer.customerId)
    .select(['kind', 'by_kind', 'subject'])
    .orderBy('id')
    .execute();
  expect(acts.map(({ kind, by_kind }) => `${kind} ${by_kind}`)).toEqual([
    'memberChanged staff',
    'memberChanged staff',
  ]);
  expect(JSON.stringify(acts)).toContain('增加权限 查看空运订舱');
  expect(await codeOf(grant(staff.userId, true))).toBe('NOT_FOUND');
});

test('the forwarder itself is no client, and what waits is counted', async () => {
  const forwarder = { id: staff.customerId };
  expect(await codeOf(staff.call('GET /system/client/get', { query: forwarder }))).toBe('NOT_FOUND');
  const save = { body: { ...forwarder, version: 1, terms: terms() } };
  expect(await codeOf(staff.call('POST /system/client/save', save))).toBe('NOT_FOUND');
  expect(await codeOf(freeze(staff, { isFrozen: true, reason: 'no', version: 1 }))).toBe('NOT_FOUND');
  expect(await staff.get('GET /system/client/waiting')).toEqual({ registrations: 0, companyChanges: 0 });
});
