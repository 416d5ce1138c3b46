import type { LocalizedText } from '../language/locale.ts';

/** What is said of what staff tell of a booking by hand. */
export const deskRuleMessages = {
  notContainerNumber: {
    'zh-CN': '柜号应为 4 位字母和 7 位数字',
    en: 'A container number has four letters and seven digits',
  },
  containerTwice: { 'zh-CN': '柜号重复', en: 'This container is there twice' },
} as const satisfies Record<string, LocalizedText>;
