import type { LocalizedText } from '../language/locale.ts';

/** What is said of phones and codes. */
export const wayInRuleMessages = {
  notAMobile: {
    'zh-CN': '请输入中国大陆手机号（11 位，以 1 开头）',
    en: 'Please enter a mobile number of mainland China: 11 digits that begin with 1',
  },
  phoneUnchanged: {
    'zh-CN': '这就是当前的手机号，请输入新的手机号',
    en: 'This is the number in force; please enter another one',
  },
  notACode: { 'zh-CN': '短信验证码是 6 位数字', en: 'The code in the SMS has 6 digits' },
} as const satisfies Record<string, LocalizedText>;
