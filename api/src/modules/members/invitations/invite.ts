import { randomUUID } from 'node:crypto';
import {
  type InvitationChannel,
  invitationDays,
  invitationProblems,
  maskRecipient,
  memberLimits,
  normalizeRecipient,
  type Problem,
  paths,
} from '@berth/contract';
import { isId } from '../../../database/is-id.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { getCustomerName } from '../../customers/customers.repository.ts';
import { countRequest, invitationPurpose } from '../../sessions/codes/code-limits.ts';
import { hashSecret, makeSecret } from '../../sessions/secrets.ts';
import { hasSeat, requireManager } from '../members.policy.ts';
import {
  changeCompany,
  type LockedCompany,
  type MemberDependencies,
  roleColumns,
  roleTitle,
} from '../members.service.ts';
import { recordMemberAct } from '../record-member-acts.ts';
import { wordInvitation } from './invitation-words.ts';
import { deleteInvitation, storeInvitation } from './invitations.repository.ts';

const dayMs = 24 * 3600 * 1000;

/** What is stored of the secret of a link. */
export const invitationHashOf = (secret: string): Buffer => hashSecret('invitation', secret);

/** A company's invitations of the same recipient have the same key, however the recipient is written. */
function recipientKeyOf(channel: InvitationChannel, recipient: string): string {
  return `${channel} ${recipient.toLowerCase()}`;
}

/** Sends somebody a link by which they join the caller's company. */
export async function inviteMember(
  dependencies: MemberDependencies,
  call: Pick<Call<'POST /user/inviteSubAccount'>, 'actor' | 'body' | 'locale'>,
) {
  const { outbox, clock, publicOrigin, smsDayBudget } = dependencies;
  const { actor, body, locale } = call;
  const { name, channel, roleId } = body;
  refuseProblems(invitationProblems(body), locale);
  if (!outbox.isOpen(channel)) {
    throw new Refusal(channel === 'sms' ? 'SMS_UNAVAILABLE' : 'MAIL_UNAVAILABLE');
  }
  const recipient = normalizeRecipient(channel, body.recipient);
  const recipientKey = recipientKeyOf(channel, recipient);
  const secret = makeSecret();
  const now = clock();
  return await changeCompany(dependencies, actor, async (company) => {
    const { transaction } = company;
    requireManager(company.members, actor);
    const role = roleColumns(company, roleId);
    if (role === null) return refuseProblems([{ path: 'roleId', rule: 'unknownChoice' }], locale);
    refuseProblems(seatProblems(company, { recipientKey, now }), locale);
    const from = { customerId: actor.customerId };
    const request = { purpose: invitationPurpose, channel, recipient, from, isOwn: false, isSent: true };
    await countRequest(transaction, request, { now, smsDayBudget });
    const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
    await storeInvitation(transaction, {
      id: randomUUID(),
      customer_id: actor.customerId,
      channel,
      recipient,
      recipient_key: recipientKey,
      name,
      ...role,
      secret_hash: invitationHashOf(secret),
      invited_by: actor.userId,
      invited_by_name: actor.name,
      created_at: now,
      expires_at: expiresAt,
    });
    await outbox.put(transaction, {
      key: `invitation ${randomUUID()}`,
      channel,
      kind: 'invitation',
      recipient,
      expiresAt,
      ...wordInvitation(channel, locale, {
        name,
        inviter: actor.name,
        company: await getCustomerName(transaction, actor.customerId),
        role: roleTitle(company.roles, roleId),
        link: `${publicOrigin}${paths.join()}#${secret}`,
      }),
    });
    const of = invitedName({ name, recipient });
    await recordMemberAct(transaction, { actor, kind: 'memberInvited', of, at: now });
  });
}

/** Withdraws an invitation; its link is dead from then on. */
export async function withdrawInvitation(
  dependencies: MemberDependencies,
  { actor, body }: Pick<Call<'POST /user/withdrawInvitation'>, 'actor' | 'body'>,
) {
  const at = dependencies.clock();
  return await changeCompany(dependencies, actor, async ({ transaction, members }) => {
    requireManager(members, actor);
    const place = { customerId: actor.customerId, id: body.id };
    const withdrawn = isId(body.id) ? await deleteInvitation(transaction, place) : null;
    if (!withdrawn) throw new Refusal('NOT_FOUND');
    const of = invitedName(withdrawn);
    await recordMemberAct(transaction, { actor, kind: 'invitationWithdrawn', of, at });
  });
}

/** As the log names who was invited. */
const invitedName = ({ name, recipient }: { name: string; recipient: string }) =>
  `${name} · ${maskRecipient(recipient)}`;

/** Members and open invitations have a seat each; the recipient's own invitation is replaced. */
function seatProblems(
  { members, invitations }: LockedCompany,
  { recipientKey, now }: { recipientKey: string; now: Date },
): Problem[] {
  const max = memberLimits.members;
  const others = invitations.filter((each) => each.recipient_key !== recipientKey);
  return hasSeat({ members, invitations: others }, now)
    ? []
    : [{ path: 'recipient', rule: 'tooManySaved', params: { max } }];
}
