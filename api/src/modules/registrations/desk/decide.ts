import { randomUUID } from 'node:crypto';
import {
  canRegistration,
  type Locale,
  type Problem,
  registrationFieldNames,
  returnableFieldsOf,
} from '@berth/contract';
import type { RegistrationDecision } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { insertCustomer } from '../../customers/customers.repository.ts';
import { insertMember } from '../../members/members.repository.ts';
import { isPhoneProved } from '../../sessions/sessions.repository.ts';
import { nameOf, refuseAction } from '../content-of.ts';
import { insertEvent, type RegistrationRow, updateRegistration } from '../registrations.repository.ts';
import { type Notices, tellApplicant } from '../tell-applicant.ts';

type Act = { transaction: Transaction<Tables>; by: string; now: Date; locale: Locale };

/** Decides a locked registration and tells the applicant. */
export async function decide(
  notices: Notices,
  act: Act,
  row: RegistrationRow,
  decision: RegistrationDecision,
): Promise<RegistrationRow> {
  if (!canRegistration(row.status, decision.act)) refuseAction(row);
  if (decision.act === 'approve') return await approve(notices, act, row);
  if (decision.act === 'refuse') return await refuse(notices, act, row, decision.words);
  return await returnIt(notices, act, row, decision.reasons);
}

async function approve(notices: Notices, { transaction, by, now }: Act, row: RegistrationRow) {
  const customerId = randomUUID();
  await insertCustomer(transaction, {
    id: customerId,
    name: nameOf(row),
    kind: row.applicant_type === 'enterprise' ? 'company' : 'person',
    settlement: 'unsigned',
    credit_code: row.credit_code,
    registered_address: row.registered_address,
    created_at: now,
  });
  // A number opens one account: where it opens another, it is that one's.
  const isOthers = await isPhoneProved(transaction, row.phone);
  const isAdded = await insertMember(transaction, {
    id: randomUUID(),
    customer_id: customerId,
    account: row.account,
    account_key: row.account_key,
    name: row.contact,
    phone: row.phone,
    phone_verified_at: isOthers ? null : new Date(row.phone_proved_at),
    email: row.email,
    password_hash: row.password_hash,
    roles: ['main'],
    permissions: [],
    ready_role: 'manager',
    created_at: now,
  });
  if (!isAdded) {
    throw new Refusal('REGISTRATION_ACCOUNT_TAKEN', { params: { account: row.account } });
  }
  const approved = await updateRegistration(transaction, row.id, {
    status: 'approved',
    decided_at: now,
    customer_id: customerId,
  });
  await insertEvent(transaction, { registrationId: row.id, what: 'approved', by, at: now });
  await tellApplicant(notices, transaction, approved, isOthers ? 'approvedByPassword' : 'approved');
  return approved;
}

async function refuse(notices: Notices, { transaction, by, now }: Act, row: RegistrationRow, words: string) {
  const refused = await updateRegistration(transaction, row.id, {
    status: 'refused',
    refused_because: words,
    decided_at: now,
  });
  await insertEvent(transaction, { registrationId: row.id, what: 'refused', by, words, at: now });
  await tellApplicant(notices, transaction, refused, 'refused');
  return refused;
}

type Reasons = Extract<RegistrationDecision, { act: 'return' }>['reasons'];

async function returnIt(
  notices: Notices,
  { transaction, by, now, locale }: Act,
  row: RegistrationRow,
  reasons: Reasons,
) {
  const own = returnableFieldsOf(row.applicant_type);
  const problems = reasons.flatMap(({ field }, at): Problem[] => {
    const isAgain = reasons.findIndex((reason) => reason.field === field) < at;
    return own.includes(field) && !isAgain
      ? []
      : [{ path: `decision.reasons.${at}.field`, rule: 'notReturnable' }];
  });
  refuseProblems(problems, locale);
  const inOrder = own.flatMap((field) => reasons.filter((reason) => reason.field === field));
  const returned = await updateRegistration(transaction, row.id, {
    status: 'returned',
    reasons: JSON.stringify(inOrder),
    decided_at: now,
  });
  const words = inOrder
    .map(({ field, words: said }) => `${registrationFieldNames[field]['zh-CN']}：${said}`)
    .join('\n');
  await insertEvent(transaction, { registrationId: row.id, what: 'returned', by, words, at: now });
  await tellApplicant(notices, transaction, returned, 'returned');
  return returned;
}
