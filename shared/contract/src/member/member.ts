import { isManagingRole, isReadyRole } from '../account/roles.ts';
import type { LocalizedText } from '../language/locale.ts';
import { checkText, isPhone } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { countCharacters } from '../text/count-characters.ts';

/** One of a company's people, as the managers see them. */
export type Member = {
  id: string;
  account: string;
  name: string;
  phone: string;
  /** A ready role or the id of an own one; null for staff of ours without one. */
  roleId: string | null;
  /** Of the forwarder's staff; null of a customer's people. */
  departmentId: string | null;
  /** The company's main account, with which it was registered. */
  isMain: boolean;
  isActive: boolean;
  loginCount: number;
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time; null for somebody who never signed in. */
  lastLoginAt: string | null;
};

/** A role that members can have: a ready one, named in both languages, or a company's own with the title it gave. */
export type MemberRole = {
  id: string;
  title: LocalizedText;
  permissions: string[];
  /** Of an own one; another one after each save, in no order. */
  version: string | null;
};

/** What is entered of somebody; the account and the password of new ones alone. */
export type MemberContent = { account: string; name: string; phone: string; roleId: string };

/** What one company may keep. */
export const memberLimits = { members: 200, roles: 20, account: 32, name: 40 } as const;

const shortest = { account: 3, name: 2, password: 8 } as const;

/** What is wrong with what is entered of somebody, the same for form and server. */
export function memberProblems(content: MemberContent, isNew: boolean): Problem[] {
  const { account, name, phone, roleId } = content;
  return [
    ...(isNew ? accountProblems(account) : []),
    ...nameProblems(name),
    ...(phone === '' || isPhone(phone) ? [] : [{ path: 'phone', rule: 'invalidPhone' } as const]),
    ...(roleId === '' ? [{ path: 'roleId', rule: 'chooseOne' } as const] : []),
  ];
}

/** What is wrong with the name of a new account. */
export function accountProblems(account: string): Problem[] {
  if (account === '') return [{ path: 'account', rule: 'required' }];
  const isFit = /^[\p{L}\p{N}][\p{L}\p{N}._@-]*$/u.test(account);
  const length = countCharacters(account);
  if (isFit && length >= shortest.account && length <= memberLimits.account) return [];
  return [
    { path: 'account', rule: 'accountForm', params: { min: shortest.account, max: memberLimits.account } },
  ];
}

/** What is wrong with somebody's name. */
export function nameProblems(name: string): Problem[] {
  if (name === '') return [{ path: 'name', rule: 'required' }];
  if (countCharacters(name) < shortest.name)
    return [{ path: 'name', rule: 'tooShort', params: { min: shortest.name } }];
  const problem = checkText(name, memberLimits.name);
  return problem ? [{ path: 'name', ...problem }] : [];
}

/** What is wrong with a first password (spec section 5); '' where one is to be generated. */
export function firstPasswordProblems(password: string): Problem[] {
  const isStrong =
    password.length >= shortest.password && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
  return password === '' || isStrong
    ? []
    : [{ path: 'password', rule: 'weakPassword', params: { min: shortest.password } }];
}

/** Whether somebody is one of those who manage the others, and may sign in. */
export function isManaging({ roleId, isActive }: Pick<Member, 'roleId' | 'isActive'>): boolean {
  return isActive && isManagingRole(roleId);
}

/** Own roles are changed; the ready ones stand as they are. */
export const isOwnRole = (id: string) => !isReadyRole(id);
