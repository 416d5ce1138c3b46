import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { isPasswordRight } from '../../sessions/login/passwords.ts';
import { readStaffCommand, runStaffCommand } from './run-staff-command.ts';

let portal: Portal;
let admin: SignedIn;
beforeAll(async () => {
  portal = await openPortal();
  admin = await portal.signIn('泊位货代', { role: 'administrator' });
});
afterAll(async () => await portal.close());

const saveDepartment = async (body: {
  id?: string;
  version?: number;
  parentId: string | null;
  name: string;
}) => await (await admin.again()).call('POST /system/dept/save', { body });
const addDepartment = async (name: string, parentId: string | null = null) => {
  const { data } = (await saveDepartment({ parentId, name })).json();
  const made = data.find((each: { name: string }) => each.name === name);
  return { id: made.id as string, version: made.version as number };
};
const addPerson = async (body: object = {}) => {
  const account = `p-${randomUUID().slice(0, 12)}`;
  const person = { account, name: '周明远', phone: '', roleId: 'administrator', ...body };
  const { members } = await (await admin.again()).get('POST /user/addSubAccount', { body: person });
  return { account, id: members.find((member) => member.account === account)?.id ?? '' };
};

test('departments stand in each other, and none is moved under itself or under one of its parts', async () => {
  const operations = await addDepartment('操作部');
  const sea = await addDepartment('海运组', operations.id);
  const moved = await saveDepartment({ ...operations, name: '操作部', parentId: sea.id });
  expect([moved.statusCode, moved.json().fields[0].field]).toEqual([400, 'parentId']);
  expect(moved.json().fields[0].message).toContain('under itself');
  const twice = await saveDepartment({ parentId: operations.id, name: '海运组' });
  expect([twice.statusCode, twice.json().fields[0].field]).toEqual([400, 'name']);
  const renamed = await saveDepartment({ ...sea, name: '海运一组', parentId: null });
  expect(renamed.statusCode).toBe(200);
  // A colleague saw it as it was before.
  const late = await saveDepartment({ ...sea, name: '海运二组', parentId: null });
  expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT']);
});

test('a department with people or parts is not removed, and says how many there are', async () => {
  const place = await addDepartment('客服部');
  const part = await addDepartment('华南组', place.id);
  await addPerson({ departmentId: place.id });
  const remove = async (body: { id: string; version: number }) =>
    await (await admin.again()).call('POST /system/dept/remove', { body });
  const refused = await remove(place);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'DEPARTMENT_IN_USE']);
  expect(refused.json().message).toContain('People in “客服部”: 1; departments within it: 1');
  expect((await remove(part)).statusCode).toBe(200);
  expect((await remove(part)).json().code).toBe('NOT_FOUND');
  const left = await (await admin.again()).get('GET /system/dept/list');
  expect(left.find(({ id }) => id === place.id)).toMatchObject({ name: '客服部', people: 1 });
});

test('staff are listed with department and role, and found by both', async () => {
  const { id: departmentId } = await addDepartment('财务部');
  const { roles } = await admin.get('POST /user/memberRoleSave', {
    body: {
      title: '对账员',
      permissions: ['billing:desk', 'exports:make', 'system:staff', 'members:manage'],
    },
  });
  const role = roles.find(({ title }) => title.en === '对账员');
  // What only administrators hold is not given to a role.
  expect(role?.permissions).toEqual(['exports:make', 'billing:desk']);
  const { id, account } = await addPerson({ departmentId, roleId: role?.id, name: '林若水' });
  const found = async (filter: object) =>
    (await (await admin.again()).get('GET /system/user/list', { query: { ...filter } as never })).rows;
  for (const filter of [{ department: '财务|include' }, { role: '对账|include' }, { name: '若水|include' }]) {
    expect(await found(filter)).toEqual([
      expect.objectContaining({
        id,
        account,
        department: '财务部',
        role: '对账员',
        state: 'active',
        departmentId,
      }),
    ]);
  }
  const list = await (await admin.again()).get('GET /system/role/list2');
  expect(list.find(({ id: each }) => each === role?.id)).toMatchObject({ people: 1 });
  expect(list.map(({ id: each }) => each)).toContain('administrator');
  expect(list.map(({ id: each }) => each)).not.toContain('manager');
  const refused = await admin.call('POST /user/memberRoleDelete', { body: { id: role?.id ?? '' } });
  expect(refused.json().code).toBe('ROLE_IN_USE');
});

test('the role opens its desk and no other, and disabling ends it', async () => {
  const { roles } = await admin.get('POST /user/memberRoleSave', {
    body: { title: '线索专员', permissions: ['leads:desk'] },
  });
  const clerk = await portal.signIn('Clerk', { customerId: admin.customerId, role: null, roles: ['sub'] });
  const roleId = roles.find(({ title }) => title.en === '线索专员')?.id ?? '';
  const body = { id: clerk.userId, name: '沈小青', phone: '', roleId };
  await (await admin.again()).get('POST /user/addSubAccount', { body });
  expect((await clerk.call('GET /system/leads/list')).statusCode).toBe(200);
  expect((await clerk.call('GET /system/user/list')).statusCode).toBe(403);
  expect((await clerk.call('POST /user/addSubAccount', { body })).statusCode).toBe(403);
  const off = { body: { id: clerk.userId, isActive: false } };
  expect((await (await admin.again()).call('POST /user/subAccountState', off)).statusCode).toBe(200);
  expect((await clerk.call('GET /system/leads/list')).statusCode).toBe(401);
});

test('what was granted to one of the staff alone goes with the role of before', async () => {
  const person = await portal.signIn('Granted', {
    customerId: admin.customerId,
    role: null,
    roles: ['sub'],
    permissions: ['support:desk'],
  });
  const { roles } = await admin.get('POST /user/memberRoleSave', {
    body: { title: '编辑', permissions: ['site:edit'] },
  });
  const roleId = roles.find(({ title }) => title.en === '编辑')?.id ?? '';
  const body = { id: person.userId, name: '编辑员', phone: '', roleId };
  await (await admin.again()).get('POST /user/addSubAccount', { body });
  expect((await person.call('GET /system/articles/list')).statusCode).toBe(200);
  expect((await person.call('GET /system/conversations/list')).statusCode).toBe(403);
});

test('the last administrator is not disabled, removed or given another role by a colleague at the same time', async () => {
  const { kysely } = portal.database;
  const all = kysely.updateTable('member').where('customer_id', '=', admin.customerId);
  await all.where('id', '<>', admin.userId).set({ is_active: false }).execute();
  const second = await portal.signIn('Second', { role: 'administrator' });
  expect(second.customerId).toBe(admin.customerId);
  const disable = async (by: SignedIn, of: SignedIn) =>
    (
      await (
        await by.again()
      ).call('POST /user/subAccountState', { body: { id: of.userId, isActive: false } })
    ).json().code;
  const sessions = [await admin.again(), await second.again()] as const;
  const codes = await Promise.all([
    sessions[0].call('POST /user/subAccountState', { body: { id: second.userId, isActive: false } }),
    sessions[1].call('POST /user/subAccountState', { body: { id: admin.userId, isActive: false } }),
  ]);
  expect(codes.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(1);
  const left = await kysely
    .selectFrom('member')
    .where('customer_id', '=', admin.customerId)
    .where('is_active', '=', true)
    .where('ready_role', '=', 'administrator')
    .select('id')
    .execute();
  expect(left).toHaveLength(1);
  await all.where('id', 'in', [admin.userId, second.userId]).set({ is_active: true }).execute();
  expect(await disable(admin, admin)).toBe('OWN_ACCOUNT');
});

test('a customer gives its people neither the role of administrators nor what staff do, and none is had by a stored one', async () => {
  const boss = await portal.signIn('Harbour Co', { role: 'manager' });
  const person = {
    account: `c-${randomUUID().slice(0, 12)}`,
    name: '王思敏',
    phone: '',
    roleId: 'administrator',
  };
  const answer = await boss.call('POST /user/addSubAccount', { body: person });
  expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'roleId']);
  const { roles } = await boss.get('POST /user/memberRoleSave', {
    body: { title: '越权', permissions: ['system:staff', 'billing:desk', 'cost:view'] },
  });
  expect(roles.find(({ title }) => title.en === '越权')?.permissions).toEqual(['cost:view']);
  const stored = portal.database.kysely.updateTable('member').where('id', '=', boss.userId);
  await stored.set({ ready_role: 'administrator' }).execute();
  expect((await (await boss.again()).call('GET /system/user/list')).statusCode).toBe(403);
  expect((await (await boss.again()).call('GET /system/leads/list')).statusCode).toBe(403);
});

test('a key of a system and of a team is made, shown once, listed with its last use, and ended', async () => {
  const make = async (body: object) =>
    await (await admin.again()).call('POST /system/app/make', { body: body as never });
  const empty = await make({ kind: 'integration', name: '' });
  expect(empty.json().fields.map(({ field }: { field: string }) => field)).toEqual(['name', 'scopes']);
  const made = (await make({ kind: 'integration', name: 'WMS', scopes: ['warehouse'] })).json().data;
  expect(made.text).toMatch(/^bik_/);
  const release = (await make({ kind: 'release', name: 'booking team', remote: 'booking' })).json().data;
  expect(release.text).toMatch(/^brk_/);
  const keys = await (await admin.again()).get('GET /system/app/list');
  expect(keys.map(({ name, scopes }) => [name, scopes])).toEqual(
    expect.arrayContaining([
      ['WMS', ['warehouse']],
      ['booking team', ['booking']],
    ]),
  );
  expect(JSON.stringify(keys)).not.toContain(made.text.slice(-20));
  for (const { kind, id } of [made.key, release.key]) {
    const ended = await (await admin.again()).get('POST /system/app/revoke', { body: { kind, id } });
    expect(ended.revokedAt).not.toBeNull();
  }
  const unknown = await admin.call('POST /system/app/revoke', { body: { kind: 'release', id: 'x' } });
  expect(unknown.statusCode).toBe(404);
});

test('the command adds the first administrator of an empty database, then others, each with a password of its own', async () => {
  expect(() => readStaffCommand(['add'], {})).toThrow(/ACCOUNT/);
  expect(() => readStaffCommand(['add', 'chen', 'zhi'], { name: '陈知行' })).toThrow(/Usage/);
  const empty = await openPortal();
  try {
    const deps = { database: empty.database.kysely, clock: empty.clock };
    const first = readStaffCommand(['add', 'chen'], { name: '陈知行' });
    await expect(runStaffCommand(deps, first)).rejects.toThrow(/--company/);
    const [password = ''] = (await runStaffCommand(deps, { ...first, company: '泊位货代' })).split('\n');
    const [forwarder] = await deps.database.selectFrom('customer').selectAll().execute();
    expect(forwarder).toMatchObject({ name: '泊位货代', is_forwarder: true });
    const [member] = await deps.database.selectFrom('member').selectAll().execute();
    expect(member).toMatchObject({ account: 'chen', ready_role: 'administrator', permissions: [] });
    expect(await isPasswordRight(password, member?.password_hash ?? '')).toBe(true);
    await expect(runStaffCommand(deps, first)).rejects.toThrow(/somebody's already/);
    await runStaffCommand(deps, { account: 'lin', name: '林小满', company: '' });
    expect(await deps.database.selectFrom('customer').selectAll().execute()).toHaveLength(1);
  } finally {
    await empty.close();
  }
});
