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
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { applyChange } from '../changes/apply-change.ts';
import { tellOfChange } from '../changes/tell-of-change.ts';
import { refuseAction } from '../content-of.ts';
import { insertEvent, type RegistrationRow, updateRegistration } from '../registrations.repository.ts';
import { type MaybeSealed, tellApplicant } from '../tell-applicant.ts';
import { makeCustomer } from './make-customer.ts';

type Act = { transaction: Transaction<Tables>; by: string; now: Date; locale: Locale };

/** Decides a locked registration and tells the applicant. */
export async function decide(
  notices: MaybeSealed,
  act: Act,
  row: RegistrationRow,
  decision: RegistrationDecision,
): Promise<RegistrationRow> {
  if (!canRegistration(row.status, decision.act)) refuseAction(row);
  if (decision.act === 'approve') return await approve(notices, act, row);
  if (decision.act === 'refuse') return await refuse(notices, act, row, decision.words);
  return await returnIt(notices, act, row, decision.reasons);
}

async function approve(notices: MaybeSealed, act: Act, row: RegistrationRow) {
  const { transaction, by, now } = act;
  const event = { registrationId: row.id, what: 'approved', by, at: now } as const;
  if (row.purpose !== 'register') {
    const approved = await applyChange(act, row);
    await insertEvent(transaction, event);
    return approved;
  }
  const { customerId, isPhoneOthers } = await makeCustomer(act, row);
  const approved = await updateRegistration(transaction, row, {
    status: 'approved',
    decided_at: now,
    customer_id: customerId,
  });
  await insertEvent(transaction, event);
  await tellApplicant(notices, transaction, approved, isPhoneOthers ? 'approvedByPassword' : 'approved');
  return approved;
}

async function refuse(
  notices: MaybeSealed,
  { transaction, by, now }: Act,
  row: RegistrationRow,
  words: string,
) {
  const refused = await updateRegistration(transaction, row, {
    status: 'refused',
    refused_because: words,
    decided_at: now,
  });
  await insertEvent(transaction, { registrationId: row.id, what: 'refused', by, words, at: now });
  await tell(notices, transaction, refused, 'refused');
  return refused;
}

type Reasons = Extract<RegistrationDecision, { act: 'return' }>['reasons'];

async function returnIt(
  notices: MaybeSealed,
  { transaction, by, now, locale }: Act,
  row: RegistrationRow,
  reasons: Reasons,
) {
  const own = returnableFieldsOf(row.applicant_type, row.purpose);
  const problems = reasons.flatMap(({ field }, at): Problem[] => {
    const isAgain = reasons.findIndex((reason) => reason.field === field) < at;
    return own.includes(field) && !isAgain
      ? []
      : [{ path: `decision.reasons.${at}.field`, rule: 'notReturnable' }];
  });
  refuseProblems(problems, locale);
  const inOrder = own.flatMap((field) => reasons.filter((reason) => reason.field === field));
  const returned = await updateRegistration(transaction, row, {
    status: 'returned',
    reasons: JSON.stringify(inOrder),
    decided_at: now,
  });
  const words = inOrder
    .map(({ field, words: said }) => `${registrationFieldNames[field]['zh-CN']}：${said}`)
    .join('\n');
  await insertEvent(transaction, { registrationId: row.id, what: 'returned', by, words, at: now });
  await tell(notices, transaction, returned, 'returned');
  return returned;
}

/** Whoever registers hears by SMS and mail, a customer by a message. */
async function tell(
  notices: MaybeSealed,
  transaction: Transaction<Tables>,
  row: RegistrationRow,
  news: 'returned' | 'refused',
) {
  if (row.purpose === 'register') await tellApplicant(notices, transaction, row, news);
  else await tellOfChange(transaction, row, news);
}
