import type { LocalizedText } from '../language/locale.ts';

/** What is said of the lists that staff keep, and of choices out of them. */
export const dictionaryRuleMessages = {
  retiredChoice: {
    'zh-CN': '已停用，请重新选择',
    en: 'No longer in use; please choose again',
  },
  portCodeForm: {
    'zh-CN': '请填写 UN/LOCODE 五位代码：两位国家字母加三位字母或数字 2-9',
    en: 'Please enter a UN/LOCODE: two letters of the country and three letters or digits from 2 to 9',
  },
  countryForm: {
    'zh-CN': '请填写两位国家代码，如 US',
    en: 'Please enter country codes of two letters, such as US',
  },
  unknownCountry: { 'zh-CN': '没有国家代码 {country}', en: 'There is no country {country}' },
  coordinatesForm: {
    'zh-CN': '坐标写作 2257S 01430E 或 26.9826N 88.9391E',
    en: 'Coordinates are written 2257S 01430E or 26.9826N 88.9391E',
  },
  mostBelowLeast: { 'zh-CN': '不能少于最短天数', en: 'Not fewer than the least' },
  codeFixed: {
    'zh-CN': '代码不能修改；如需新代码，请停用此项并新增',
    en: 'A code stays what it is: retire this entry and add one with the new code',
  },
  codeTwice: {
    'zh-CN': '代码 {code} 在第 {row} 行已出现，以先出现的为准',
    en: '{code} is in line {row} already, which counts',
  },
  rowQuoteUnclosed: {
    'zh-CN': '引号没有结束，之后的内容都在这一格里',
    en: 'A quotation mark is not closed: everything after it is in one cell',
  },
  retiredUnread: { 'zh-CN': '“已停用”请填“是”或留空', en: '“Retired” is “yes” or blank' },
} as const satisfies Record<string, LocalizedText>;
