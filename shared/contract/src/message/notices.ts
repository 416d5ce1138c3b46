import { type Milestone, milestones } from '../tracking/milestones.ts';

/** What is told of a customer's business besides the times of containers; who says nothing is told in the portal. */
export const noticeGroups = ['bookings', 'bills', 'customs'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** What people choose of whether, and in which ways, they are told of it: the groups, and each of the seven times. */
export const noticeKinds = [...noticeGroups, ...milestones] as const;
export type NoticeKind = NoticeGroup | Milestone;

export const noticeChannels = ['portal', 'mail', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** In which ways somebody is told of one kind. */
export type NoticeWay = { kind: NoticeKind; channels: NoticeChannel[] };
