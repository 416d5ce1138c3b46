import type { LocalizedText } from '../language/locale.ts';

/** What is said of the rules of one's own account: contact, e-mail, password. */
export const accountRuleMessages = {
  contactTooShort: { 'zh-CN': '联系人至少 {min} 个字', en: 'The contact needs at least {min} characters' },
  invalidEmail: { 'zh-CN': '请输入正确的邮箱地址', en: 'Please enter a valid e-mail address' },
  passwordTooShort: { 'zh-CN': '密码至少 {min} 位', en: 'At least {min} characters' },
  passwordTooPlain: {
    'zh-CN': '密码须同时包含字母和数字',
    en: 'The password needs letters as well as digits',
  },
  passwordIsAccount: {
    'zh-CN': '密码不能与登录账号相同',
    en: 'The password cannot be the name of the account',
  },
  passwordTooCommon: {
    'zh-CN': '这个密码太常见，容易被猜中，请换一个',
    en: 'This is one of the commonest passwords and would be guessed; please choose another one',
  },
  passwordUnchanged: {
    'zh-CN': '新密码不能与当前密码相同',
    en: 'The new password has to differ from the current one',
  },
  passwordsDiffer: {
    'zh-CN': '两次输入的密码不一致',
    en: 'The two passwords entered do not match',
  },
} as const satisfies Record<string, LocalizedText>;
