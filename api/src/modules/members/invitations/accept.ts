import { randomUUID } from 'node:crypto';
import { accountProblems, type Problem, passwordProblems } from '@berth/contract';
import { toChinaTime } from '../../../china-time.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { lockOwner } from '../../../kept/named-records.repository.ts';
import { recordOperation } from '../../operations/record-operation.ts';
import { isCommonPassword } from '../../sessions/login/common-passwords.ts';
import { hashPassword } from '../../sessions/login/passwords.ts';
import { isExpired } from '../members.policy.ts';
import { insertSubAccount } from '../members.repository.ts';
import { type MemberDependencies, roleTitle } from '../members.service.ts';
import { deleteInvitation, findInvitation } from './invitations.repository.ts';
import { invitationHashOf } from './invite.ts';

/** What an invitation says, for whoever has its link. */
export async function readInvitation(dependencies: MemberDependencies, secret: string) {
  const invitation = await requireOpen(dependencies, secret);
  const { company, name, role_id: ownRole, role_title: ownTitle } = invitation;
  const roles = ownRole === null ? [] : [{ id: ownRole, title: ownTitle ?? '' }];
  return {
    company,
    invitedBy: invitation.invited_by_name,
    name,
    role: roleTitle(roles, invitation.ready_role ?? ownRole ?? ''),
    expiresAt: toChinaTime(invitation.expires_at),
  };
}

async function requireOpen({ database, clock }: MemberDependencies, secret: string) {
  const invitation = await findInvitation(database, invitationHashOf(secret));
  if (!invitation) throw new Refusal('INVITATION_OVER');
  if (isExpired(invitation, clock())) throw new Refusal('INVITATION_EXPIRED');
  return invitation;
}

/** Makes the account of somebody who was invited. Of two calls with the same link the second one is refused. */
export async function acceptInvitation(
  dependencies: MemberDependencies,
  { body, address, locale }: Pick<Call<'POST /login/acceptInvitation'>, 'body' | 'address' | 'locale'>,
): Promise<{ account: string }> {
  const { secret, account, password, confirmation } = body;
  const { id, customer_id: customerId, ...invited } = await requireOpen(dependencies, secret);
  refuseProblems(problemsOf({ account, password, confirmation }), locale);
  const passwordHash = await hashPassword(password);
  const memberId = randomUUID();
  const at = dependencies.clock();
  await dependencies.database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, { customerId, userId: memberId }, 'company');
    const invitation = await deleteInvitation(transaction, { customerId, id });
    const isSame = invitation?.secret_hash.equals(invitationHashOf(secret));
    if (!invitation || !isSame) throw new Refusal('INVITATION_OVER');
    const { name, channel, recipient } = invitation;
    const isAdded = await insertSubAccount(transaction, {
      id: memberId,
      customer_id: customerId,
      name,
      phone: channel === 'sms' ? recipient : '',
      email: channel === 'mail' ? recipient : '',
      ready_role: invitation.ready_role,
      role_id: invitation.role_id,
      account,
      password_hash: passwordHash,
      created_at: at,
    });
    refuseProblems(isAdded ? [] : [{ path: 'account', rule: 'takenAccount' }], locale);
    const by = { customerId, userId: memberId, name, account };
    const subject = invited.invited_by_name;
    await recordOperation(transaction, { by, kind: 'memberJoined', subject, address, at });
  });
  return { account };
}

type Typed = Pick<Call<'POST /login/acceptInvitation'>['body'], 'account' | 'password' | 'confirmation'>;

function problemsOf({ account, password, confirmation }: Typed): Problem[] {
  const problems = [
    ...accountProblems(account),
    ...passwordProblems(password, { account, path: 'password' }),
  ];
  if (confirmation !== password) problems.push({ path: 'confirmation', rule: 'passwordsDiffer' });
  if (problems.length === 0 && isCommonPassword(password))
    problems.push({ path: 'password', rule: 'passwordTooCommon' });
  return problems;
}
