import type { Permission } from '../account/permissions.ts';
import type { LocalizedText } from '../language/locale.ts';
import { milestoneNames } from '../tracking/milestone-names.ts';
import { type Milestone, milestones } from '../tracking/milestones.ts';

/** The kinds of notices besides the seven times of a container. The portal shows them to whoever never chose. */
export const noticeGroups = ['bookings', 'bills', 'customs', 'support'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** Every kind of notice for which a person chooses channels. */
export const noticeKinds = [...noticeGroups, ...milestones] as const;
export type NoticeKind = NoticeGroup | Milestone;

const groupNames: Readonly<Record<NoticeGroup, LocalizedText>> = {
  bookings: { 'zh-CN': '订舱', en: 'Bookings' },
  bills: { 'zh-CN': '账单', en: 'Bills' },
  customs: { 'zh-CN': '报关', en: 'Customs' },
  support: { 'zh-CN': '在线客服', en: 'Online service' },
};

export function noticeName(kind: NoticeKind): LocalizedText {
  return isNoticeGroup(kind) ? groupNames[kind] : milestoneNames[kind];
}

/** What somebody needs to be told of a kind at all; null where everybody is. */
export function noticePermission(kind: NoticeKind): Permission | null {
  if (kind === 'support') return null;
  return kind === 'bills' ? 'cost:view' : 'bookings:view';
}

export const noticeChannels = ['portal', 'mail', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** The channels that a person chose for one kind. */
export type NoticeWay = { kind: NoticeKind; channels: NoticeChannel[] };

export function isNoticeGroup(kind: NoticeKind): kind is NoticeGroup {
  return noticeGroups.some((group) => group === kind);
}
