import { randomInt, randomUUID } from 'node:crypto';
import { firstPasswordProblems, memberLimits, memberProblems, type Problem } from '@berth/contract';
import { noteChange } from '../../audit/note-change.ts';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { showRights } from '../../notify/tell-customer.ts';
import { recordRename } from '../operations/record-operation.ts';
import { accountKeyOf } from '../sessions/account-key.ts';
import { isCommonPassword } from '../sessions/login/common-passwords.ts';
import { hashPassword } from '../sessions/login/passwords.ts';
import {
  hasSeat,
  requireAnotherManager,
  requireManager,
  requireOther,
  requireOwnOrSub,
} from './members.policy.ts';
import { insertSubAccount, type StoredMember, updateMember } from './members.repository.ts';
import {
  changeCompany,
  getMember,
  type LockedCompany,
  type MemberDependencies,
  roleColumns,
} from './members.service.ts';
import { memberChanges, memberName, recordMemberAct } from './record-member-acts.ts';

type SaveCall = Pick<Call<'POST /user/addSubAccount'>, 'actor' | 'body' | 'locale'>;

// Without those that are taken for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** Twelve characters, some of them digits: about 57 random bits. */
export function generatePassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const parts = [letters, letters, letters, digits].map((from) => pick(from) + pick(from) + pick(from));
  return parts.join('');
}

/** Adds somebody to the caller's company, or changes name, phone and role of one of its people. */
export async function saveMember(dependencies: MemberDependencies, call: SaveCall) {
  return call.body.id === undefined
    ? await addMember(dependencies, call)
    : { ...(await editMember(dependencies, call, call.body.id)), password: null };
}

async function addMember(dependencies: MemberDependencies, { actor, body, locale }: SaveCall) {
  const { account, name, phone, roleId, departmentId = null, password: typed } = body;
  const ofPassword =
    typed === undefined ? [] : [...firstPasswordProblems(typed), ...guessable(typed, account)];
  refuseProblems([...memberProblems(body, true), ...ofPassword], locale);
  const password = typed ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const at = dependencies.clock();
  const company = await changeCompany(dependencies, actor, async (locked) => {
    requireManager(locked.members, actor);
    const role = roleColumns(locked, roleId);
    refuseProblems(
      [...unknownRole(role), ...unknownDepartment(locked, departmentId), ...tooMany(locked, at)],
      locale,
    );
    const id = randomUUID();
    const isAdded = await insertSubAccount(locked.transaction, {
      id,
      customer_id: actor.customerId,
      name,
      phone,
      ...role,
      department_id: departmentId,
      account,
      password_hash: passwordHash,
      created_at: at,
    });
    refuseProblems(isAdded ? [] : [{ path: 'account', rule: 'takenAccount' }], locale);
    const { customerId } = actor;
    noteChange({
      what: 'member',
      recordId: id,
      customerId,
      before: null,
      after: { account, name, phone, roleId, departmentId },
    });
    await recordMemberAct(locked.transaction, {
      actor,
      kind: 'memberAdded',
      of: memberName({ name, account }),
      changes: memberChanges(null, { name, phone, roleId, departmentId }, locked),
      at,
    });
  });
  return { ...company, password: typed === undefined ? password : null };
}

async function editMember(dependencies: MemberDependencies, { actor, body, locale }: SaveCall, id: string) {
  return await changeCompany(dependencies, actor, async (locked) => {
    const member = getMember(locked, id);
    const after = changedFields(member, body);
    const { name, phone, roleId, departmentId } = after;
    requireOwnOrSub(member, actor);
    const isSameRole = (member.ready_role ?? member.role_id ?? '') === roleId;
    const role = isSameRole ? {} : roleColumns(locked, roleId);
    const problems = memberProblems({ account: '', ...after }, false).filter(
      ({ path }) => path !== 'roleId' || !isSameRole,
    );
    refuseProblems([...problems, ...unknownRole(role), ...unknownDepartment(locked, departmentId)], locale);
    if (!isSameRole) {
      requireAnotherManager(locked.members, member);
      requireOther(member, actor);
    }
    requireManager(locked.members, actor);
    const { customerId } = actor;
    // What was granted to one person alone goes with the role of before: a role says everything of staff.
    const grants = isSameRole || locked.owner === 'customer' ? {} : { permissions: [] };
    await updateMember(
      locked.transaction,
      { customerId, id },
      { name, phone, department_id: departmentId, ...role, ...grants },
    );
    await recordChange(locked, { actor, member, after, at: dependencies.clock() });
    await showRights(locked.transaction, { customerId, memberId: id });
  });
}

type Fields = { name: string; phone: string; roleId: string; departmentId: string | null };

function fieldsOf(member: StoredMember): Fields {
  return {
    name: member.name,
    phone: member.phone,
    roleId: member.ready_role ?? member.role_id ?? '',
    departmentId: member.department_id,
  };
}

/** Somebody's fields with those that were changed: one that a colleague changed meanwhile too is not written over. */
function changedFields(member: StoredMember, body: SaveCall['body']): Fields {
  const stored = fieldsOf(member);
  const { name, phone, roleId, departmentId = stored.departmentId, seen = stored } = body;
  const field = <Name extends keyof Fields>(key: Name, asked: Fields[Name]): Fields[Name] => {
    if (asked === seen[key]) return stored[key];
    if (stored[key] !== seen[key] && stored[key] !== asked) throw new Refusal('SAVED_ELSEWHERE');
    return asked;
  };
  return {
    name: field('name', name),
    phone: field('phone', phone),
    roleId: field('roleId', roleId),
    departmentId: field('departmentId', departmentId),
  };
}

type Edit = {
  actor: SaveCall['actor'];
  member: StoredMember;
  after: Fields;
  at: Date;
};

/** What is the same as before is nothing to record. */
async function recordChange(company: LockedCompany, { actor, member, after, at }: Edit): Promise<void> {
  const { name, account } = member;
  const { transaction } = company;
  const before = fieldsOf(member);
  const changes = memberChanges(before, after, company);
  if (changes.length === 0) return;
  noteChange({ what: 'member', recordId: member.id, customerId: actor.customerId, before, after });
  await recordMemberAct(transaction, { actor, kind: 'memberChanged', of: memberName(member), changes, at });
  if (after.name === name) return;
  const { customerId } = actor;
  const renamed = { customerId, userId: member.id, account };
  await recordRename(transaction, renamed, { before: name, after: after.name });
}

/** What is tried first by whoever guesses. */
function guessable(password: string, account: string): Problem[] {
  if (accountKeyOf(password) === accountKeyOf(account))
    return [{ path: 'password', rule: 'passwordIsAccount' }];
  return isCommonPassword(password) ? [{ path: 'password', rule: 'passwordTooCommon' }] : [];
}

function unknownRole(role: object | null): Problem[] {
  return role === null ? [{ path: 'roleId', rule: 'unknownChoice' }] : [];
}

function unknownDepartment({ departments }: LockedCompany, departmentId: string | null): Problem[] {
  const isKnown = departmentId === null || departments.some(({ id }) => id === departmentId);
  return isKnown ? [] : [{ path: 'departmentId', rule: 'unknownChoice' }];
}

function tooMany(company: LockedCompany, now: Date): Problem[] {
  const max = memberLimits.members;
  return hasSeat(company, now) ? [] : [{ path: 'account', rule: 'tooManySaved', params: { max } }];
}
