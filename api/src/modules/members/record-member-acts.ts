import {
  inEachLanguage,
  type LocalizedText,
  maskRecipient,
  type OperationKind,
  type Permission,
  permissions,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { changeInWords, subjectWith, wordChange } from '../operations/change-words.ts';
import { recordOperations } from '../operations/record-operation.ts';
import type { MemberRoleRow } from './members.repository.ts';
import { roleTitle } from './members.service.ts';

type Act = {
  actor: Actor;
  kind: OperationKind;
  /** The person or role that was changed, as it was called before. */
  of: string;
  changes?: readonly (LocalizedText | null)[];
  at: Date;
};

/** Writes what somebody did with the company's people and roles into the log. */
export async function recordMemberAct(
  transaction: Transaction<Tables>,
  { actor, kind, of, changes = [], at }: Act,
): Promise<void> {
  const { customerId } = actor;
  await recordOperations(transaction, [
    { customerId, by: actor, kind, subject: subjectWith(of, changes), at },
  ]);
}

/** `王思敏 (clerk)`: names are given twice, accounts once. */
export const memberName = ({ name, account }: { name: string; account: string }) => `${name} (${account})`;

type Entered = { name: string; phone: string; roleId: string; departmentId: string | null };

/** What the ids in them stand for. */
type Company = {
  roles: readonly Pick<MemberRoleRow, 'id' | 'title'>[];
  departments: readonly { id: string; name: string }[];
};

const words = {
  name: { 'zh-CN': '姓名', en: 'Name' },
  phone: { 'zh-CN': '手机', en: 'Phone' },
  department: { 'zh-CN': '部门', en: 'Department' },
  role: { 'zh-CN': '角色', en: 'Role' },
  gained: { 'zh-CN': '增加权限', en: 'Gained' },
  lost: { 'zh-CN': '减少权限', en: 'Lost' },
} satisfies Record<string, LocalizedText>;

/** What of somebody is another than before; everything of one who is new. */
export function memberChanges(
  before: Entered | null,
  after: Entered,
  { roles, departments }: Company,
): LocalizedText[] {
  const departmentOf = (entered: Entered | null) =>
    departments.find(({ id }) => id === entered?.departmentId)?.name ?? '';
  const made = [
    before && changeInWords(words.name, before.name, after.name),
    before?.phone === after.phone ? null : phoneChange(before?.phone ?? '', after.phone),
    changeInWords(words.role, roleTitle(roles, before?.roleId ?? ''), roleTitle(roles, after.roleId)),
    changeInWords(words.department, departmentOf(before), departmentOf(after)),
  ];
  return made.filter((change) => change !== null);
}

/** Two numbers may look alike where their middle is hidden. */
const phoneChange = (before: string, after: string) =>
  wordChange(words.phone, maskRecipient(before), maskRecipient(after));

type RoleContent = { title: string; permissions: readonly string[] };

/** What of a role is another than before; everything of a new one. */
export function roleChanges(before: RoleContent | null, after: RoleContent): LocalizedText[] {
  const [had, has] = [before?.permissions ?? [], after.permissions];
  const made = [
    before && changeInWords(words.name, before.title, after.title),
    permissionWords(
      words.gained,
      has.filter((name) => !had.includes(name)),
    ),
    permissionWords(
      words.lost,
      had.filter((name) => !has.includes(name)),
    ),
  ];
  return made.filter((change) => change !== null);
}

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

function permissionWords(word: LocalizedText, names: readonly string[]): LocalizedText | null {
  const known = names.filter(isPermission);
  if (known.length === 0) return null;
  return inEachLanguage((locale) => {
    const titles = known.map((name) => permissions[name].title[locale]);
    return `${word[locale]} ${titles.join(locale === 'en' ? ', ' : '、')}`;
  });
}
