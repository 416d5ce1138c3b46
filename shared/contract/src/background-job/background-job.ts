import type { LocalizedText } from '../language/locale.ts';

/** What the server does apart from calls; the first three are tasks of people, which stand in their task centre too. */
export const backgroundJobKinds = {
  exportList: { 'zh-CN': '列表导出', en: 'Export of a list' },
  printDocuments: { 'zh-CN': '单证打印', en: 'Documents' },
  makeStatement: { 'zh-CN': '对账单', en: 'Statement' },
  sms: { 'zh-CN': '短信', en: 'SMS' },
  mail: { 'zh-CN': '邮件', en: 'Mail' },
  signInWarning: { 'zh-CN': '登录提醒', en: 'Warning of a sign-in' },
  other: { 'zh-CN': '其他', en: 'Other' },
} as const satisfies Record<string, LocalizedText>;

export type BackgroundJobKind = keyof typeof backgroundJobKinds;

export const backgroundJobStates = {
  waiting: { 'zh-CN': '等待中', en: 'Waiting' },
  running: { 'zh-CN': '执行中', en: 'Running' },
  done: { 'zh-CN': '完成', en: 'Done' },
  failed: { 'zh-CN': '失败', en: 'Failed' },
  canceled: { 'zh-CN': '已取消', en: 'Canceled' },
  expired: { 'zh-CN': '已过期', en: 'Expired' },
} as const satisfies Record<string, LocalizedText>;

export type BackgroundJobState = keyof typeof backgroundJobStates;

/** What staff can do with one. */
export const backgroundJobActs = ['cancel', 'retry'] as const;
export type BackgroundJobAct = (typeof backgroundJobActs)[number];
