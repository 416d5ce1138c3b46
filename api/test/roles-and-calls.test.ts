import {
  isOfForwarder,
  type Permission,
  permissions,
  type ReadyRole,
  readyRoleNames,
  readyRoles,
} from '@berth/contract';
import { type EndpointDefinition, endpoints } from '@berth/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from './portal.ts';
import { inventThings } from './things.ts';
import { openTradingPortal } from './trading-portal.ts';
import { validCalls } from './valid-calls.ts';

type Key = keyof typeof endpoints;
const keys = Object.keys(endpoints) as Key[]; // the table's own
const definitions: Record<string, EndpointDefinition> = endpoints;
const permissionNames = Object.keys(permissions) as Permission[]; // the table's own

const staffs = permissionNames.filter(isOfForwarder);

/** What each ready role may not do, by hand: a permission that is added is decided on here, and seen in review. */
const withheld: Record<ReadyRole, Permission[]> = {
  manager: staffs,
  operator: ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay', 'members:manage', ...staffs],
  finance: [
    ...staffs,
    ...(['bookings:edit', 'bookings:return', 'customs:edit', 'customs:submit'] as const),
    ...(['addresses:edit', 'goods:edit', 'members:manage'] as const),
  ],
  administrator: [],
};

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

test('each ready role holds all but what is withheld from it', () => {
  for (const role of readyRoleNames) {
    const held: readonly string[] = readyRoles[role].permissions;
    const missing = permissionNames.filter((name) => !held.includes(name));
    expect([role, missing.sort()]).toEqual([role, [...withheld[role]].sort()]);
  }
});

describe('every call is open to a role or a 403, by the table', () => {
  test.each(readyRoleNames)('of a %s', async (role) => {
    const person = await portal.signIn(`A ${role}`, { role });
    const found = await walk(person);
    expect(found).toEqual(expectedOf(withheld[role]));
  });

  test('of somebody without a role, who has what everybody has', async () => {
    const person = await portal.signIn('Nobody', { role: null });
    expect(await walk(person)).toEqual(expectedOf(permissionNames));
  });

  test('of an own role with one permission alone', async () => {
    const boss = await portal.signIn('Own roles', { role: 'manager' });
    const body = { title: '看账', permissions: ['cost:view'] };
    const { roles } = await boss.get('POST /user/memberRoleSave', { body });
    const person = await portal.signIn('Reader', { customerId: boss.customerId, role: null });
    const own = roles.find(({ title }) => title.en === body.title);
    await portal.database.kysely
      .updateTable('member')
      .where('id', '=', person.userId)
      .set({ role_id: own?.id ?? '' })
      .execute();
    expect(await walk(person)).toEqual(expectedOf(permissionNames.filter((name) => name !== 'cost:view')));
  });
});

/** Each call of people with a session, and whether it is refused for want of a permission. */
async function walk(person: SignedIn): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {};
  for (const key of keys.filter(isOfPeople)) {
    const [example] = validCalls[key](inventThings('walk'));
    // A session of its own each time: one of the calls ends it, and limits count by session.
    const response = await (await person.again()).call(key, example?.input);
    found[key] = response.statusCode === 403;
    if (found[key]) expect([key, response.json().code]).toEqual([key, 'FORBIDDEN']);
  }
  return found;
}

function expectedOf(missing: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(
    keys.filter(isOfPeople).map((key) => {
      const access = definitions[key]?.access;
      return [key, typeof access === 'object' && missing.includes(access.permission)];
    }),
  );
}

function isOfPeople(key: Key): boolean {
  const access = definitions[key]?.access;
  // A stream stays open; what it gives is tested in live-stream.test.ts.
  if (key === 'GET /business/events') return false;
  return access === 'signedIn' || typeof access === 'object';
}
