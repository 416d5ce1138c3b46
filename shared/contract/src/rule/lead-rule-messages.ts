import type { LocalizedText } from '../language/locale.ts';

/** What is said of enquiries of visitors, and of what staff do with them. */
export const leadRuleMessages = {
  phoneOrMail: { 'zh-CN': '请填写电话或邮箱', en: 'Please enter a phone number or an e-mail address' },
  howMuchCargo: {
    'zh-CN': '请填写件数、重量、体积中的至少一项',
    en: 'Please enter cartons, weight or volume',
  },
  readyPassed: {
    'zh-CN': '这一天已过，请填写今天（{today}）或以后的日期',
    en: 'This day has passed: please enter today ({today}) or a later one',
  },
  readyTooFar: {
    'zh-CN': '最晚可填 {latest}，请核对年份',
    en: 'The latest day is {latest}; please check the year',
  },
  leadUnchanged: {
    'zh-CN': '没有改动：请修改状态、负责人或填写备注',
    en: 'Nothing has changed: choose another state or owner, or write a note',
  },
} as const satisfies Record<string, LocalizedText>;
