import { firstPasswordProblems, type Member, memberProblems, type Problem } from '@berth/contract';

/** What is entered of somebody; passwords of new ones alone. */
export type MemberDraft = {
  account: string;
  name: string;
  phone: string;
  roleId: string | null;
  /** '' for none; of staff alone. */
  departmentId: string;
  password: string;
  confirmation: string;
};

export type PasswordChoice = 'generated' | 'typed';

export function draftOfMember(member: Member | null): MemberDraft {
  const { account = '', name = '', phone = '', roleId = null, departmentId = null } = member ?? {};
  return { account, name, phone, roleId, departmentId: departmentId ?? '', password: '', confirmation: '' };
}

/** What is wrong with it, in the order of the form. */
export function draftProblems(draft: MemberDraft, isNew: boolean, choice: PasswordChoice): Problem[] {
  const problems = memberProblems(contentOf(draft), isNew);
  return isNew && choice === 'typed' ? [...problems, ...passwordProblems(draft)] : problems;
}

function passwordProblems({ password, confirmation }: MemberDraft): Problem[] {
  if (password === '') return [{ path: 'password', rule: 'required' }];
  const problems = firstPasswordProblems(password);
  return password === confirmation
    ? problems
    : [...problems, { path: 'confirmation', rule: 'passwordsDiffer' }];
}

export function contentOf({ account, name, phone, roleId, departmentId }: MemberDraft) {
  return {
    account: account.trim(),
    name: name.trim(),
    phone: phone.trim(),
    roleId: roleId ?? '',
    departmentId: departmentId || null,
  };
}

/** What a change of somebody is made from, so that it writes nothing else over. */
export function seenFields({ name, phone, roleId, departmentId }: Member) {
  return { name, phone, roleId: roleId ?? '', departmentId: departmentId ?? null };
}
