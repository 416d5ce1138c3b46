import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dispute } from '../../../test/billing-system.ts';
import { bookingTemplate } from '../../../test/kept-records.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { oweBill } from '../../../test/owed-bills.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { listDisputes } from '../bills/dispute/disputes.repository.ts';
import { listRequests } from '../bills/invoice/invoices.repository.ts';
import { isPasswordRight } from '../sessions/login/passwords.ts';

const list = 'GET /user/getSubAccount';
const save = 'POST /user/addSubAccount';
const state = 'POST /user/subAccountState';
const remove = 'POST /user/subAccountRemove';
const saveRole = 'POST /user/memberRoleSave';

let portal: Portal;
let boss: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  boss = await portal.signIn('Harbour Co', { role: 'manager' });
});
afterAll(async () => await portal.close());

let accounts = 0;
const clerk = (changes: object = {}) => {
  accounts += 1;
  return {
    account: `Clerk-${accounts}`,
    name: '王思敏',
    phone: '138 0013 8000',
    roleId: 'operator',
    ...changes,
  };
};
const colleague = async (role: 'manager' | 'operator' | 'finance' = 'operator') =>
  await portal.signIn('A colleague', { customerId: boss.customerId, roles: ['sub'], role });
const fieldsOf = async (body: object) => {
  const answer = await boss.call(save, { body });
  const fields: { field: string; message: string }[] = answer.json().fields ?? [];
  return [answer.statusCode, ...fields.map(({ field }) => field)];
};
const refused = async (person: SignedIn, key: typeof state | typeof remove, body: object) => {
  const answer = await person.call(key, { body });
  return [answer.statusCode, answer.json().code];
};
const storedHash = async (account: string) => {
  const rows = portal.database.kysely.selectFrom('member').where('account', '=', account);
  return (await rows.select('password_hash').executeTakeFirstOrThrow()).password_hash;
};

describe('an account', () => {
  test('is added with a password that is typed, or with one that is generated and shown once', async () => {
    const typed = clerk();
    const added = await boss.get(save, { body: { ...typed, password: 'harbour2026' } });
    expect(added.password).toBeNull();
    expect(added.members.at(-1)).toMatchObject({
      account: typed.account,
      phone: '13800138000',
      roleId: 'operator',
      isMain: false,
      isActive: true,
      loginCount: 0,
      lastLoginAt: null,
    });
    const other = clerk();
    const { password } = await boss.get(save, { body: other });
    expect(password).toMatch(/^[a-z]{9}\d{3}$/);
    expect(await isPasswordRight(password ?? '', await storedHash(other.account))).toBe(true);
    expect(await boss.get(list)).not.toHaveProperty('password');
  });

  test('has a login that nobody in the portal has, however it is written', async () => {
    const { account } = clerk();
    await boss.get(save, { body: clerk({ account }) });
    const stranger = await portal.signIn('Another Co', { role: 'manager' });
    const answer = await stranger.call(save, { body: clerk({ account: account.toUpperCase() }) });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'account']);
    expect(answer.json().fields[0].message).toContain('unique in the whole portal');
  });

  test('is refused field by field', async () => {
    expect(await fieldsOf(clerk({ account: '', name: '王', phone: '12', roleId: '' }))).toEqual([
      400,
      'account',
      'name',
      'phone',
      'roleId',
    ]);
    expect(await fieldsOf(clerk({ account: 'a b' }))).toEqual([400, 'account']);
    expect(await fieldsOf({ ...clerk(), password: 'harbours' })).toEqual([400, 'password']);
    expect(await fieldsOf(clerk({ roleId: 'nobody' }))).toEqual([400, 'roleId']);
  });

  test('counts its sign-ins', async () => {
    const person = await colleague();
    await person.again();
    const { members } = await boss.get(list);
    const row = members.find(({ id }) => id === person.userId);
    expect(row).toMatchObject({ loginCount: 2, lastLoginAt: expect.stringMatching(/^\d{4}-/) });
  });

  test('may do other things with the very next call once its role is another one', async () => {
    const person = await colleague();
    expect((await person.call('GET /cost/getFeeList')).statusCode).toBe(403);
    const body = { ...clerk(), id: person.userId, roleId: 'finance' };
    await boss.get(save, { body });
    expect((await person.call('GET /cost/getFeeList')).statusCode).toBe(200);
    expect(
      (await person.call('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) })).statusCode,
    ).toBe(403);
    const user = await person.get('POST /user/getBaseUserInfo');
    expect(user.permissions).toContain('cost:manage');
    expect(user.permissions).not.toContain('bookings:edit');
  });

  test('that is disabled has no session any more, and may sign in again once it is enabled', async () => {
    const person = await colleague();
    await boss.get(state, { body: { id: person.userId, isActive: false } });
    expect((await person.call('POST /user/getBaseUserInfo')).statusCode).toBe(401);
    const { members } = await boss.get(state, { body: { id: person.userId, isActive: true } });
    expect(members.find(({ id }) => id === person.userId)?.isActive).toBe(true);
    expect((await person.call('POST /user/getBaseUserInfo')).statusCode).toBe(401);
    expect((await (await person.again()).call('POST /user/getBaseUserInfo')).statusCode).toBe(200);
  });

  test('gets another password, which ends its sessions', async () => {
    const person = await colleague();
    const { password } = await boss.get('POST /user/subAccountPassword', { body: { id: person.userId } });
    expect(password).toMatch(/^[a-z]{9}\d{3}$/);
    expect((await person.call('POST /user/getBaseUserInfo')).statusCode).toBe(401);
  });

  test('that is removed leaves bookings, drafts and shared templates to the company', async () => {
    const person = await colleague();
    const booking = lclBooking();
    const draft = await person.get('POST /business/submitBookingLcl', {
      body: { ...saveRequest(booking), action: 'saveDraft' as const },
    });
    const template = { ...bookingTemplate('shared'), isShared: true };
    await person.get('POST /business/templateSave', { body: template });
    const { members } = await boss.get(remove, { body: { id: person.userId } });
    expect(members.some(({ id }) => id === person.userId)).toBe(false);
    expect((await person.call('POST /user/getBaseUserInfo')).statusCode).toBe(401);
    const drafts = await boss.get('GET /business/getBookingUnfinished', { query: {} });
    expect(JSON.stringify(drafts)).toContain(draft.id);
    const templates = await boss.get('GET /business/templateList', { query: { kind: 'lcl' } });
    expect(templates.map(({ title }) => title)).toEqual([template.title]);
  });
});

test('what somebody did about bills goes on to name them once they are removed', async () => {
  const person = await colleague('finance');
  const bill = await oweBill(portal, boss);
  const opened = await dispute(person, bill.id, { feeRowId: bill.rowIds[0] ?? '' });
  const profile = { title: '甲公司', taxNumber: '91350100M000100Y43' };
  const kysely = portal.database.kysely;
  const of = { customer_id: boss.customerId };
  await kysely
    .insertInto('invoice_request')
    .values({
      ...of,
      id: randomUUID(),
      profile: JSON.stringify(profile),
      kind: 'ordinary' as const,
      status: 'requested' as const,
      requested_by: person.userId,
      requested_at: portal.clock().toISOString(),
      upload_id: null,
      decided_at: null,
    })
    .execute();
  await boss.get(remove, { body: { id: person.userId } });
  const [listed] = await listDisputes(kysely, { customerId: boss.customerId, billId: bill.id });
  expect(listed).toMatchObject({
    id: opened.id,
    opened_by: null,
    opened_by_name: expect.stringContaining('A colleague'),
  });
  expect(await listRequests(kysely, { customerId: boss.customerId })).toMatchObject([
    { requested_by: null, requested_by_name: expect.stringContaining('A colleague') },
  ]);
});

test('nobody hands out the password of a person whom our staff granted more', async () => {
  const person = await portal.signIn('A desk', {
    customerId: boss.customerId,
    roles: ['sub'],
    role: 'operator',
    permissions: ['business:air'],
  });
  const answer = await boss.call('POST /user/subAccountPassword', { body: { id: person.userId } });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
});

test('the name of the account and what everybody uses are no first passwords', async () => {
  expect(await fieldsOf(clerk({ account: 'harbour2027', password: 'Harbour2027' }))).toEqual([
    400,
    'password',
  ]);
  expect(await fieldsOf(clerk({ password: 'password123' }))).toEqual([400, 'password']);
});

describe('managers', () => {
  test('do nothing of the kind with their own account', async () => {
    await colleague('manager');
    expect(await refused(boss, state, { id: boss.userId, isActive: false })).toEqual([409, 'OWN_ACCOUNT']);
    expect(await refused(boss, remove, { id: boss.userId })).toEqual([409, 'OWN_ACCOUNT']);
    const demoted = await boss.call(save, { body: { ...clerk(), id: boss.userId } });
    expect([demoted.statusCode, demoted.json().code]).toEqual([409, 'OWN_ACCOUNT']);
    const named = await boss.get(save, { body: { ...clerk(), id: boss.userId, roleId: 'manager' } });
    expect(named.members[0]).toMatchObject({ name: '王思敏', roleId: 'manager' });
  });

  test('are never all gone, also where two remove each other at once', async () => {
    const other = await colleague('manager');
    const answers = await Promise.all([
      boss.call(remove, { body: { id: other.userId } }),
      other.call(remove, { body: { id: boss.userId } }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes[0]).toBe(200);
    expect([401, 409]).toContain(codes[1]);
    const left = portal.database.kysely.selectFrom('member').where('customer_id', '=', boss.customerId);
    expect(await left.select('ready_role').execute()).toEqual([{ ready_role: 'manager' }]);
  });

  test('are never all disabled or made something else at once', async () => {
    const other = await colleague('manager');
    const answers = await Promise.all([
      boss.call(save, { body: { ...clerk(), id: other.userId } }),
      other.call(state, { body: { id: boss.userId, isActive: false } }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const managers = portal.database.kysely
      .selectFrom('member')
      .where('customer_id', '=', boss.customerId)
      .where('ready_role', '=', 'manager')
      .where('is_active', '=', true);
    expect(await managers.select('id').execute()).toHaveLength(1);
  });

  test('alone manage the others', async () => {
    const person = await colleague('finance');
    const answer = await person.call(list);
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      expect.stringContaining('Manage sub-accounts'),
    ]);
  });
});

describe('an own role', () => {
  const make = async (title: string, permissions: string[]) => {
    const { roles } = await boss.get(saveRole, { body: { title, permissions } });
    const role = roles.find((each) => each.title.en === title);
    if (!role) throw new Error('it was just saved');
    return role;
  };

  test('takes along what its permissions need, and never the managing of members', async () => {
    const role = await make('跟单', ['customs:submit', 'members:manage', 'billing:desk', 'nonsense']);
    expect(role.permissions).toEqual(['bookings:view', 'customs:edit', 'customs:submit']);
  });

  test('has a name of its own', async () => {
    await make('跟单', []);
    const again = await boss.call(saveRole, { body: { title: '跟单', permissions: [] } });
    expect([again.statusCode, again.json().fields[0].field]).toEqual([400, 'title']);
  });

  test('changes what its people may do at once, unless somebody changed it before', async () => {
    const role = await make('看账', ['cost:view']);
    const person = await colleague();
    await boss.get(save, { body: { ...clerk(), id: person.userId, roleId: role.id } });
    expect((await person.call('GET /cost/getFeeList')).statusCode).toBe(200);
    const change = { roles: [{ id: role.id, version: role.version ?? '', permissions: ['bookings:view'] }] };
    await boss.get('POST /user/memberRolesChange', { body: change });
    expect((await person.call('GET /cost/getFeeList')).statusCode).toBe(403);
    expect((await person.call('GET /business/getBookingListLcl')).statusCode).toBe(200);
    const late = await boss.call('POST /user/memberRolesChange', { body: change });
    expect([late.statusCode, late.json().code]).toEqual([409, 'SAVED_ELSEWHERE']);
  });

  test('is deleted once nobody has it', async () => {
    const role = await make('临时', []);
    const person = await colleague();
    await boss.get(save, { body: { ...clerk(), id: person.userId, roleId: role.id } });
    const inUse = await boss.call('POST /user/memberRoleDelete', { body: { id: role.id } });
    expect([inUse.statusCode, inUse.json().code]).toEqual([409, 'ROLE_IN_USE']);
    await boss.get(save, { body: { ...clerk(), id: person.userId, roleId: 'operator' } });
    const { roles } = await boss.get('POST /user/memberRoleDelete', { body: { id: role.id } });
    expect(roles.map(({ id }) => id)).toEqual(['manager', 'operator', 'finance']);
  });
});

test('two who change one person at once keep what each changed; what both changed is refused to the later one', async () => {
  const person = await colleague();
  const { members } = await boss.get('GET /user/getSubAccount');
  const stored = members.find(({ id }) => id === person.userId);
  if (!stored) throw new Error('There is a colleague');
  const { id, name, phone } = stored;
  const roleId = stored.roleId ?? '';
  const seen = { name, phone, roleId, departmentId: null };
  const save = 'POST /user/addSubAccount';
  await boss.get(save, { body: { id, name, phone, roleId: 'finance', seen } });
  await boss.get(save, { body: { id, name, phone: '13500000078', roleId, seen } });
  const after = (await boss.get('GET /user/getSubAccount')).members.find((each) => each.id === id);
  expect(after).toMatchObject({ roleId: 'finance', phone: '13500000078' });
  const late = await boss.call(save, { body: { id, name, phone, roleId: 'manager', seen } });
  expect([late.statusCode, late.json().code]).toEqual([409, 'SAVED_ELSEWHERE']);
});

test('the main account is changed by its owner alone, whoever else manages', async () => {
  const owner = await portal.signIn('Owned Co', { role: 'manager' });
  const { customerId, userId: id } = owner;
  const manager = await portal.signIn('Managing', { customerId, roles: ['sub'], role: 'manager' });
  const edited = { id, name: '换了', phone: '13500000077', roleId: 'operator', account: '' };
  const answers = [
    await manager.call('POST /user/subAccountState', { body: { id, isActive: false } }),
    await manager.call('POST /user/subAccountPassword', { body: { id } }),
    await manager.call('POST /user/subAccountRemove', { body: { id } }),
    await manager.call('POST /user/addSubAccount', { body: edited }),
    await manager.call('POST /user/addSubAccount', { body: { ...edited, roleId: 'manager' } }),
  ];
  expect(answers.map((answer) => answer.json().code)).toEqual(Array(5).fill('MAIN_ACCOUNT'));
  expect((await owner.call('POST /user/getBaseUserInfo')).statusCode).toBe(200);
  const own = { ...edited, roleId: 'manager', name: '林总' };
  expect((await owner.call('POST /user/addSubAccount', { body: own })).statusCode).toBe(200);
});
