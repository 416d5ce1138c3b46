import type { LocalizedText } from '../language/locale.ts';

/** What is said of an article that staff edit. */
export const articleRuleMessages = {
  slugForm: {
    'zh-CN': '只能用小写字母和数字，各部分之间用一个连字符，例如 peak-season-2026',
    en: 'Lower-case letters and digits, with single hyphens between the parts: peak-season-2026',
  },
  aboutPathForm: {
    'zh-CN': '请填写工作台页面的路径，例如 /business/lcl；仅帮助文章可填',
    en: 'Please enter the path of a page of the portal, such as /business/lcl; for help articles alone',
  },
  publishPassed: {
    'zh-CN': '发布时间已过（现在 {now}）：请填写以后的时间，或留空立即发布',
    en: 'This time has passed (it is {now} now): enter a later one, or leave it blank to publish at once',
  },
  publishedAlready: {
    'zh-CN': '文章已经公开，不能再定以后的发布时间：请保留原来的时间，或先撤下再定时发布',
    en: 'The article can be read already, so no later time can be set: keep the time as it was, or withdraw it first',
  },
  expiresTooSoon: { 'zh-CN': '下线时间须晚于 {from}', en: 'Must be later than {from}' },
} as const satisfies Record<string, LocalizedText>;
