import type { LocalizedText } from '../../language/locale.ts';

export const jobKinds = ['fullTime', 'partTime', 'internship'] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobKindNames: Readonly<Record<JobKind, LocalizedText>> = {
  fullTime: { 'zh-CN': '全职', en: 'Full-time' },
  partTime: { 'zh-CN': '兼职', en: 'Part-time' },
  internship: { 'zh-CN': '实习', en: 'Internship' },
};
