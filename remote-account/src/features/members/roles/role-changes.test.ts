import type { Member, MemberRole } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { effectsOf, heldBy, liveChanges, toggle } from './role-changes.ts';

const owner = 'customer';

const role: MemberRole = {
  id: 'r-1',
  title: { 'zh-CN': '跟单', en: '跟单' },
  permissions: ['bookings:view', 'bookings:edit', 'cost:view', 'cost:confirm'],
  version: 'v-1',
};
const member = (id: string, roleId: string): Member => ({
  id,
  account: id,
  name: id,
  phone: '',
  roleId,
  departmentId: null,
  isMain: false,
  isActive: true,
  loginCount: 0,
  lastLoginAt: null,
});

test('what needs each other is ticked and unticked together', () => {
  const without = toggle({}, { role, permission: 'bookings:view', owner });
  expect(heldBy(role, without, owner)).toEqual(['cost:view', 'cost:confirm']);
  const submitting = toggle(without, { role, permission: 'customs:submit', owner });
  expect(heldBy(role, submitting, owner)).toEqual([
    'bookings:view',
    'customs:edit',
    'customs:submit',
    'cost:view',
    'cost:confirm',
  ]);
});

test('a role that is as it was has no change', () => {
  const away = toggle({}, { role, permission: 'cost:confirm', owner });
  expect(Object.keys(away)).toEqual(['r-1']);
  expect(toggle(away, { role, permission: 'cost:confirm', owner })).toEqual({});
});

test('what a colleague saved of the role meanwhile stays', () => {
  const ticked = toggle({}, { role, permission: 'exports:make', owner });
  const sinceThen = { ...role, permissions: ['bookings:view', 'bookings:return', 'cost:view'] };
  expect(heldBy(sinceThen, ticked, owner)).toEqual([
    'bookings:view',
    'bookings:return',
    'cost:view',
    'exports:make',
  ]);
  // What the colleague ticked as well is no change any more.
  const same = { ...role, permissions: [...role.permissions, 'exports:make'] };
  expect(liveChanges(ticked, { owner, roles: [same] })).toEqual([]);
});

test('the effect counts the people of the changed roles', () => {
  const members = [member('a', 'r-1'), member('b', 'r-1'), member('c', 'manager')];
  const changes = toggle(toggle({}, { role, permission: 'cost:view', owner }), {
    role,
    permission: 'exports:make',
    owner,
  });
  expect(effectsOf(changes, { owner, roles: [role], members })).toEqual([
    { permission: 'cost:view', isGained: false, people: 2 },
    { permission: 'cost:confirm', isGained: false, people: 2 },
    { permission: 'exports:make', isGained: true, people: 2 },
  ]);
});
