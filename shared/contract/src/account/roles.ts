import type { LocalizedText } from '../language/locale.ts';
import { type Permission, type PermissionFacts, permissions, type RolePermission } from './permissions.ts';

const names = Object.keys(permissions) as Permission[]; // the table's own

/** Everything that a role can hold, in the order of the matrix. */
export const rolePermissions = names.filter(
  (name): name is RolePermission => permissions[name].grantedBy !== 'staff',
);

/** Those that a company ticks: managing members is the managers' alone, or a role could give itself everything. */
export const grantable = rolePermissions.filter((name) => permissions[name].grantedBy === 'company');

const operator = grantable.filter((name) => !name.startsWith('cost:'));
const finance: RolePermission[] = [
  'bookings:view',
  'cost:view',
  'cost:confirm',
  'cost:dispute',
  'cost:pay',
  'exports:make',
];

/** The roles that every company has. They are not changed; a company makes own ones beside them. */
export const readyRoles = {
  manager: { title: { 'zh-CN': '管理员', en: 'Manager' }, permissions: rolePermissions },
  operator: { title: { 'zh-CN': '操作', en: 'Operator' }, permissions: operator },
  finance: { title: { 'zh-CN': '财务', en: 'Finance' }, permissions: finance },
} as const satisfies Record<string, { title: LocalizedText; permissions: readonly RolePermission[] }>;

export type ReadyRole = keyof typeof readyRoles;
export const readyRoleNames = Object.keys(readyRoles) as ReadyRole[]; // the table's own

export function isReadyRole(id: string): id is ReadyRole {
  return Object.hasOwn(readyRoles, id);
}

function needs(name: Permission): Permission | undefined {
  const facts: PermissionFacts = permissions[name];
  return facts.needs;
}

/** A set with what its members need besides, in the order of the matrix: who may change bookings sees them. */
export function withNeeded(chosen: readonly string[]): RolePermission[] {
  const all = new Set<string>();
  for (const name of grantable.filter((each) => chosen.includes(each))) {
    for (let next: Permission | undefined = name; next; next = needs(next)) all.add(next);
  }
  return grantable.filter((name) => all.has(name));
}

/** A set without one of its members and without what would be of no use then. */
export function withoutOne(chosen: readonly string[], removed: RolePermission): RolePermission[] {
  const isLost = (name: Permission): boolean => {
    const needed = needs(name);
    return name === removed || (needed !== undefined && isLost(needed));
  };
  return grantable.filter((name) => chosen.includes(name) && !isLost(name));
}
