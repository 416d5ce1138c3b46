import type { DictionaryDefinition } from '../dictionary-field.ts';

/** A warehouse; those of Amazon, of Walmart and overseas ones are dictionaries of their own. */
export const warehouseDefinition: DictionaryDefinition = {
  one: { 'zh-CN': '仓库', en: 'warehouse' },
  key: 'code',
  fields: {
    code: {
      type: 'code',
      heading: { 'zh-CN': '代码', en: 'Code' },
      alsoNamed: ['仓库代码', 'warehouse'],
      max: 20,
      isRequired: true,
      isListed: true,
    },
    countryCode: {
      type: 'country',
      heading: { 'zh-CN': '国家', en: 'Country' },
      max: 2,
      isRequired: true,
      help: { 'zh-CN': '两位字母，如 US', en: 'Two letters, such as US' },
      isListed: true,
    },
    stateName: { type: 'text', heading: { 'zh-CN': '州省', en: 'State' }, max: 60, isListed: true },
    city: { type: 'text', heading: { 'zh-CN': '城市', en: 'City' }, max: 80, isListed: true },
    postalCode: { type: 'code', heading: { 'zh-CN': '邮编', en: 'Postal code' }, max: 20 },
    address: {
      type: 'text',
      heading: { 'zh-CN': '地址', en: 'Address' },
      max: 200,
      isRequired: true,
      isListed: true,
    },
  },
};
