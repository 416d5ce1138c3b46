import type { LocalizedText } from '../../language/locale.ts';

/** What of the public site staff write as records, beside its articles. */
export const contentKinds = [
  'banner',
  'bulletin',
  'job',
  'branch',
  'closedDay',
  'certificate',
  'history',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentKindNames: Readonly<Record<ContentKind, LocalizedText>> = {
  banner: { 'zh-CN': '首页横幅', en: 'Banners' },
  bulletin: { 'zh-CN': '公告', en: 'Bulletins' },
  job: { 'zh-CN': '招聘职位', en: 'Jobs' },
  branch: { 'zh-CN': '分公司', en: 'Branches' },
  closedDay: { 'zh-CN': '休息日', en: 'Closed days' },
  certificate: { 'zh-CN': '资质证书', en: 'Certificates' },
  history: { 'zh-CN': '发展历程', en: 'History' },
};

/** Branches are neither added nor removed: every business number begins with the code of one. */
export const removableKinds = [
  'banner',
  'bulletin',
  'job',
  'closedDay',
  'certificate',
  'history',
] as const satisfies readonly ContentKind[];
export type RemovableKind = (typeof removableKinds)[number];

export function isRemovable(kind: ContentKind): kind is RemovableKind {
  return kind !== 'branch';
}

/** `inAll` of one kind; `banners` and `bulletins` are what a page shows at most. */
export const contentLimits = {
  inAll: 300,
  banners: 3,
  bulletins: 20,
  lines: 20,
  ofLine: 200,
  slug: 80,
  ordinal: 9999,
} as const;

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];
