import type { LocalizedText } from '../language/locale.ts';

/** What is said of what staff write for the public site. */
export const contentRuleMessages = {
  linkRefused: {
    'zh-CN': '请填写以 / 开头的本站路径，或以 https:// 开头的网址',
    en: 'Please enter a path of this site that begins with /, or an address that begins with https://',
  },
  wordsWithoutLink: {
    'zh-CN': '填写了链接文字，请同时填写链接',
    en: 'There are words for a link: please enter the link',
  },
  shownUntilBeforeFrom: { 'zh-CN': '结束时间要晚于开始时间', en: 'The end must be later than the beginning' },
  lastDayBeforeFirst: {
    'zh-CN': '截止日期不能早于发布日期',
    en: 'The last day must not be before the day of posting',
  },
  hoursUnread: {
    'zh-CN': '请写成 08:30-12:00, 13:30-18:30；时段先开后关、互不重叠，休息则留空',
    en: 'Please write 08:30-12:00, 13:30-18:30: each span opens before it closes, none overlap; blank is closed',
  },
  outOfRange: { 'zh-CN': '请填写 {min} 至 {max} 之间的数', en: 'Please enter a number from {min} to {max}' },
  tooManyTextLines: { 'zh-CN': '最多 {max} 行', en: 'At most {max} lines' },
} as const satisfies Record<string, LocalizedText>;
