import { isEmail, normalizeEmail } from '../account/contact-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { normalizePhone } from '../text/normalize-phone.ts';
import { isMobilePhone } from '../trade/mobile-phone.ts';
import { nameProblems } from './member.ts';

export const invitationChannels = ['sms', 'mail'] as const;
export type InvitationChannel = (typeof invitationChannels)[number];

/** Days for which the link of an invitation is good. */
export const invitationDays = 7;

/** Somebody who was asked to join a company, as its managers see it. */
export type Invitation = {
  id: string;
  name: string;
  channel: InvitationChannel;
  /** A mobile number or a mail address. */
  recipient: string;
  roleId: string;
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time; so is `expiresAt`. */
  invitedAt: string;
  expiresAt: string;
  isExpired: boolean;
};

/** What is entered to invite somebody. */
export type InvitationContent = {
  name: string;
  channel: InvitationChannel;
  recipient: string;
  roleId: string;
};

/** A number or an address in the form to which messages are sent. */
export function normalizeRecipient(channel: InvitationChannel, recipient: string): string {
  return channel === 'sms' ? normalizePhone(recipient) : normalizeEmail(recipient);
}

/** What keeps somebody from being invited, the same for form and server. */
export function invitationProblems({ name, channel, recipient, roleId }: InvitationContent): Problem[] {
  const problems = nameProblems(name);
  problems.push(...recipientProblems(channel, recipient));
  if (roleId === '') problems.push({ path: 'roleId', rule: 'chooseOne' });
  return problems;
}

/** What keeps a message from being sent there. */
export function recipientProblems(channel: InvitationChannel, recipient: string): Problem[] {
  const normalized = normalizeRecipient(channel, recipient);
  if (normalized === '') return [{ path: 'recipient', rule: 'required' }];
  if (channel === 'sms') return isMobilePhone(normalized) ? [] : [{ path: 'recipient', rule: 'notAMobile' }];
  return isEmail(normalized) ? [] : [{ path: 'recipient', rule: 'invalidEmail' }];
}
