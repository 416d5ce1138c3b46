import type { LocalizedText } from '../language/locale.ts';
import { isOfForwarder, type Permission, type PermissionFacts, permissions } from './permissions.ts';

/** Whose people have a role: a customer's, or the forwarder's own. */
export type RoleOwner = 'customer' | 'forwarder';

const names = Object.keys(permissions) as Permission[]; // the table's own
const grantedBy = (name: Permission) => permissions[name].grantedBy;

/** Everything that the roles of a company can hold, in the order of their matrix. */
export function rolePermissions(owner: RoleOwner): readonly Permission[] {
  return owner === 'customer' ? ofCustomers : ofForwarder;
}

const ofCustomers = names.filter((name) => !isOfForwarder(name));
/** Its administrators manage its people by a permission of their own. */
const ofForwarder = names.filter((name) => grantedBy(name) !== 'managerRole');

/** Those that are ticked: managing people is of the ready roles alone, or a role could give itself everything. */
export function grantablePermissions(owner: RoleOwner): readonly Permission[] {
  return rolePermissions(owner).filter((name) => ['company', 'staff'].includes(grantedBy(name)));
}

const operator = ofCustomers.filter((name) => grantedBy(name) === 'company' && !name.startsWith('cost:'));
const finance: readonly Permission[] = [
  'bookings:view',
  'cost:view',
  'cost:confirm',
  'cost:dispute',
  'cost:pay',
  'exports:make',
];

/** The roles that stand in the code. They are not changed; a company makes own ones beside them. */
export const readyRoles = {
  manager: { title: { 'zh-CN': '管理员', en: 'Manager' }, owner: 'customer', permissions: ofCustomers },
  operator: { title: { 'zh-CN': '操作', en: 'Operator' }, owner: 'customer', permissions: operator },
  finance: { title: { 'zh-CN': '财务', en: 'Finance' }, owner: 'customer', permissions: finance },
  administrator: {
    title: { 'zh-CN': '系统管理员', en: 'Administrator' },
    owner: 'forwarder',
    permissions: names,
  },
} as const satisfies Record<
  string,
  { title: LocalizedText; owner: RoleOwner; permissions: readonly Permission[] }
>;

export type ReadyRole = keyof typeof readyRoles;
export const readyRoleNames = Object.keys(readyRoles) as ReadyRole[]; // the table's own

export function isReadyRole(id: string): id is ReadyRole {
  return Object.hasOwn(readyRoles, id);
}

/** The ready roles that people of a company can have. */
export function readyRolesOf(owner: RoleOwner): ReadyRole[] {
  return readyRoleNames.filter((name) => readyRoles[name].owner === owner);
}

/** Those who have it manage the people of their company. */
export function isManagingRole(role: string | null): boolean {
  return role === 'manager' || role === 'administrator';
}

function needs(name: Permission): Permission | undefined {
  const facts: PermissionFacts = permissions[name];
  return facts.needs;
}

/** A set with what its members need besides, in the order of the matrix: who may change bookings sees them. */
export function withNeeded(chosen: readonly string[], owner: RoleOwner): Permission[] {
  const grantable = grantablePermissions(owner);
  const all = new Set<string>();
  for (const name of grantable.filter((each) => chosen.includes(each))) {
    for (let next: Permission | undefined = name; next; next = needs(next)) all.add(next);
  }
  return grantable.filter((name) => all.has(name));
}

/** A set without one of its members and without what would be of no use then. */
export function withoutOne(chosen: readonly string[], removed: Permission, owner: RoleOwner): Permission[] {
  const isLost = (name: Permission): boolean => {
    const needed = needs(name);
    return name === removed || (needed !== undefined && isLost(needed));
  };
  return grantablePermissions(owner).filter((name) => chosen.includes(name) && !isLost(name));
}
