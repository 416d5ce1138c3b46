import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { normalizeTitle } from '../table/table-title.ts';
import { normalizePhone } from '../text/normalize-phone.ts';
import { secretText } from '../text/secret-text.ts';
import { text } from '../text/text.schema.ts';
import { type Invitation, invitationChannels } from './invitation.ts';
import { type Member, type MemberRole, memberLimits } from './member.ts';

const id = z.string().max(64);
const version = z.string().max(64);

const member = z.object({
  id,
  account: z.string(),
  name: z.string(),
  phone: z.string(),
  roleId: z.string().nullable(),
  departmentId: z.string().nullable(),
  isMain: z.boolean(),
  isActive: z.boolean(),
  loginCount: z.int(),
  lastLoginAt: z.string().nullable(),
}) satisfies z.ZodType<Member>;

const role = z.object({
  id,
  title: z.object({ 'zh-CN': z.string(), en: z.string() }),
  permissions: z.array(z.string()),
  version: z.string().nullable(),
}) satisfies z.ZodType<MemberRole>;

const channel = z.enum(invitationChannels);

const invitation = z.object({
  id,
  name: z.string(),
  channel,
  recipient: z.string(),
  roleId: z.string(),
  invitedAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
}) satisfies z.ZodType<Invitation>;

/**
 * The main account first, then the others in the order in which they were added; ready roles first; the newest
 * invitation first. `inviteBy` has the channels by which somebody can be invited here.
 */
const company = z.object({
  /** Whose people they are: the forwarder's own staff have other roles than a customer's people. */
  owner: z.enum(['customer', 'forwarder']),
  members: z.array(member),
  roles: z.array(role),
  invitations: z.array(invitation),
  inviteBy: z.array(channel),
  /** Of the forwarder; none of a customer. */
  departments: z.array(z.object({ id, parentId: id.nullable(), name: z.string() })),
});
/** Generated and shown this once; null where it was typed. */
const withPassword = company.extend({ password: z.string().nullable() });
const permissions = z.array(z.string().max(64)).max(40);

const access = { permission: 'members:manage' } as const;
const changing = {
  access,
  result: company,
  rateLimit: { calls: 120, seconds: 60 },
} as const;
const changingOne = {
  ...changing,
  body: z.object({ id }),
  errors: ['NOT_FOUND', 'LAST_MANAGER', 'OWN_ACCOUNT', 'MAIN_ACCOUNT'],
} as const;

/** A company's people and what they may do (spec section 7, User). Changes answer with all of it as it is afterwards. */
export const memberEndpoints = {
  'GET /user/getSubAccount': {
    summary: "The accounts of the caller's company and the roles that they can have",
    access,
    result: company,
  },
  'POST /user/addSubAccount': {
    ...changing,
    summary: 'Adds an account, or changes name, phone and role of one',
    body: z.object({
      /** Absent for a new one. */
      id: id.optional(),
      /** As it is signed in with; of a new one alone. */
      account: text.default(''),
      name: text,
      phone: z.string().max(4000).transform(normalizePhone),
      roleId: id,
      /** Of the forwarder's staff alone; it stays where it is left out. */
      departmentId: id.nullable().optional(),
      /** Of a new one alone; one is generated without it. */
      password: secretText(200).optional(),
      /** What was changed from: what is the same there stays as it is by now, what both changed is refused. */
      seen: z
        .object({ name: z.string(), phone: z.string(), roleId: id, departmentId: id.nullable() })
        .optional(),
    }),
    result: withPassword,
    errors: [...changingOne.errors, 'SAVED_ELSEWHERE'],
  },
  'POST /user/inviteSubAccount': {
    ...changing,
    summary:
      'Sends somebody a link by which they join with an account of their own choice. One address has one invitation: ' +
      'sent once more, it has a new link, and the link of before is dead',
    body: z.object({
      name: text,
      channel,
      recipient: z.string().max(4000),
      roleId: id,
    }),
    rateLimit: { calls: 60, seconds: 3600 },
    errors: ['SMS_UNAVAILABLE', 'MAIL_UNAVAILABLE', 'RATE_LIMITED', 'SMS_BUDGET_USED'],
  },
  'POST /user/withdrawInvitation': {
    ...changing,
    summary: 'Withdraws an invitation; its link is dead from then on',
    body: z.object({ id }),
    errors: ['NOT_FOUND'],
  },
  'POST /user/subAccountState': {
    ...changingOne,
    summary: 'Disables an account, which ends its sessions, or enables it again',
    body: z.object({ id, isActive: z.boolean() }),
  },
  'POST /user/subAccountPassword': {
    ...changingOne,
    summary: 'Gives an account another password, which is generated, and ends its sessions',
    result: withPassword,
    rateLimit: { calls: 20, seconds: 60 },
  },
  'POST /user/subAccountRemove': {
    ...changingOne,
    summary:
      'Removes an account for good. Bookings, drafts and shared templates stay with the company; its own templates, ' +
      'filters, views and messages go',
  },
  'POST /user/memberRoleSave': {
    ...changing,
    summary: "Saves a role of the company's own, new or changed, by its title and permissions",
    body: z.object({
      id: id.optional(),
      version: version.optional(),
      title: text.transform(normalizeTitle),
      permissions,
    }),
    errors: ['NOT_FOUND', 'SAVED_ELSEWHERE'],
  },
  'POST /user/memberRolesChange': {
    ...changing,
    summary: 'Changes the permissions of several own roles at once; it counts for open pages within seconds',
    body: z.object({
      roles: z.array(z.object({ id, version, permissions })).min(1).max(memberLimits.roles),
    }),
    errors: ['NOT_FOUND', 'SAVED_ELSEWHERE'],
  },
  'POST /user/memberRoleDelete': {
    ...changing,
    summary: 'Deletes an own role that nobody has',
    body: z.object({ id }),
    errors: ['NOT_FOUND', 'ROLE_IN_USE'],
  },
} as const satisfies EndpointTable;
