import type { Permission } from '../account/permissions.ts';
import type { LocalizedText } from '../language/locale.ts';

/** What waits for staff, in the order of its chips; each is answered by one module, to those who may do it. */
export const inboxSources = {
  registrations: { title: { 'zh-CN': '注册审核', en: 'Registrations' }, permission: 'registrations:desk' },
  companyChanges: {
    title: { 'zh-CN': '公司资料变更', en: 'Company changes' },
    permission: 'registrations:desk',
  },
  declarations: { title: { 'zh-CN': '报关资料', en: 'Declarations' }, permission: 'customs:desk' },
  disputes: { title: { 'zh-CN': '账单争议', en: 'Disputes' }, permission: 'billing:desk' },
  proofs: { title: { 'zh-CN': '付款凭证', en: 'Proofs of payment' }, permission: 'billing:desk' },
  enquiries: { title: { 'zh-CN': '网站询价与线索', en: 'Enquiries' }, permission: 'leads:desk' },
  conversations: { title: { 'zh-CN': '在线客服', en: 'Conversations' }, permission: 'support:desk' },
} as const satisfies Record<string, { title: LocalizedText; permission: Permission }>;

export type InboxSource = keyof typeof inboxSources;
export const inboxSourceNames = Object.keys(inboxSources) as [InboxSource, ...InboxSource[]]; // the keys, typed

/** Whose an item is, where one of the staff takes it. */
export const inboxClaims = ['mine', 'nobodys', 'colleagues'] as const;
export type InboxClaim = (typeof inboxClaims)[number];

/** The most items of one source that are shown; its count says how many there are. */
export const inboxShown = 50;
