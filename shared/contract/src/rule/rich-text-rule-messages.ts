import type { LocalizedText } from '../language/locale.ts';

/** What is said of the text of an article. */
export const richTextRuleMessages = {
  richTextForm: { 'zh-CN': '正文格式不正确', en: 'This is not the form of an article’s text' },
  richTextUnknown: {
    'zh-CN': '网站不支持这种内容：{name}',
    en: 'The site does not show this kind of content: {name}',
  },
  richTextMisplaced: {
    'zh-CN': '这种内容不能放在此处：{name}',
    en: 'This content cannot stand here: {name}',
  },
  richTextAttribute: {
    'zh-CN': '不支持的属性或取值：{name}',
    en: 'This attribute, or its value, is not allowed: {name}',
  },
  richTextLink: {
    'zh-CN': '链接须以 http://、https://、mailto:、tel: 开头，或是以一个 / 开头的站内地址',
    en: 'A link begins with http://, https://, mailto: or tel:, or is a path of this site that begins with one /',
  },
  richTextDepth: { 'zh-CN': '最多嵌套 {max} 层', en: 'At most {max} levels inside each other' },
  richTextNodes: { 'zh-CN': '正文最多 {max} 个元素', en: 'The text has at most {max} elements' },
  richTextBytes: { 'zh-CN': '正文最大 {max} kB', en: 'The text is {max} kB at most' },
} as const satisfies Record<string, LocalizedText>;
