import type { DictionaryDefinition, DictionaryField } from '../dictionary-field.ts';

const code = (max: number): DictionaryField => ({
  type: 'code',
  heading: { 'zh-CN': '代码', en: 'Code' },
  max,
  isRequired: true,
  isListed: true,
});

const nameZh: DictionaryField = {
  type: 'text',
  heading: { 'zh-CN': '中文名', en: 'Chinese name' },
  max: 60,
  isRequired: true,
  isListed: true,
};

const nameEn: DictionaryField = {
  type: 'text',
  heading: { 'zh-CN': '英文名', en: 'English name' },
  max: 120,
  isRequired: true,
  isListed: true,
};

export const packingDefinition: DictionaryDefinition = {
  one: { 'zh-CN': '包装类型', en: 'packing' },
  key: 'code',
  fields: { code: code(8), nameZh, nameEn },
};

export const feeItemDefinition: DictionaryDefinition = {
  one: { 'zh-CN': '费用项目', en: 'fee item' },
  key: 'code',
  fields: {
    code: code(24),
    nameZh,
    nameEn,
    unitZh: {
      type: 'text',
      heading: { 'zh-CN': '单位（中文）', en: 'Unit (Chinese)' },
      max: 20,
      isRequired: true,
      isListed: true,
    },
    unitEn: {
      type: 'text',
      heading: { 'zh-CN': '单位（英文）', en: 'Unit (English)' },
      max: 40,
      isRequired: true,
    },
  },
};

export const holidayDefinition: DictionaryDefinition = {
  one: { 'zh-CN': '日期', en: 'day' },
  key: 'day',
  fields: {
    day: {
      type: 'day',
      heading: { 'zh-CN': '日期', en: 'Day' },
      max: 10,
      isRequired: true,
      isListed: true,
    },
    kind: {
      type: 'choice',
      choices: {
        dayOff: { 'zh-CN': '放假', en: 'Day off' },
        workday: { 'zh-CN': '周末上班', en: 'Working weekend day' },
      },
      heading: { 'zh-CN': '类别', en: 'Kind' },
      max: 20,
      isRequired: true,
      isListed: true,
    },
    nameZh,
    nameEn,
  },
};
