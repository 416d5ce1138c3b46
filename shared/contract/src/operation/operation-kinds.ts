import type { LocalizedText } from '../language/locale.ts';

/** What people do that the log (操作日志) has, in the words in which it is read. Stored: a kind is never renamed. */
export const operationKinds = {
  signedIn: { 'zh-CN': '登录', en: 'Signed in' },
  signedOut: { 'zh-CN': '退出登录', en: 'Signed out' },
  informationChanged: { 'zh-CN': '修改账号信息', en: 'Changed the contact' },
  phoneChanged: { 'zh-CN': '更换手机号', en: 'Changed the phone' },
  passwordChanged: { 'zh-CN': '修改密码', en: 'Changed the password' },
  sessionEnded: { 'zh-CN': '结束一个登录', en: 'Ended a session' },
  otherSessionsEnded: { 'zh-CN': '结束其他登录', en: 'Ended all other sessions' },
  noticesChanged: { 'zh-CN': '修改通知设置', en: 'Changed the notices' },
  companyChangeSubmitted: { 'zh-CN': '申请变更公司资料', en: 'Asked to change the company data' },
  companyChangeMended: { 'zh-CN': '修改变更申请', en: 'Mended the request for a change' },
  companyChangeWithdrawn: { 'zh-CN': '撤回变更申请', en: 'Withdrew the request for a change' },
  companyChanged: { 'zh-CN': '公司资料已变更（客服）', en: 'Company data changed (by staff)' },
} as const satisfies Record<string, LocalizedText>;

export type OperationKind = keyof typeof operationKinds;
