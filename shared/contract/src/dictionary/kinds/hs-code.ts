import { hsLimits } from '../../customs/hs-code.ts';
import { type TariffColumn, tariffColumnTitle } from '../../customs/tariff-headings.ts';
import { inEachLanguage } from '../../language/locale.ts';
import type { DictionaryDefinition } from '../dictionary-field.ts';

const heading = (column: TariffColumn) => inEachLanguage((locale) => tariffColumnTitle(column, locale));

/** A code of the tariff, under the headings of tariff files. */
export const hsCodeDefinition: DictionaryDefinition = {
  one: { 'zh-CN': '商品编码', en: 'HS code' },
  key: 'code',
  fields: {
    code: { type: 'hsCode', heading: heading('code'), max: 20, isRequired: true, isListed: true },
    nameZh: {
      type: 'text',
      heading: heading('nameZh'),
      max: hsLimits.nameZh,
      isRequired: true,
      isListed: true,
    },
    nameEn: { type: 'text', heading: heading('nameEn'), max: hsLimits.nameEn },
    firstUnit: {
      type: 'customsUnit',
      heading: heading('firstUnit'),
      max: 20,
      isRequired: true,
      isListed: true,
    },
    secondUnit: { type: 'customsUnit', heading: heading('secondUnit'), max: 20 },
    elements: {
      type: 'elements',
      heading: heading('elements'),
      max: hsLimits.elements * (hsLimits.element + 1),
      isRequired: true,
      help: {
        'zh-CN': '以 | 分开，前两项为品牌类型、出口享惠情况',
        en: 'With | between, beginning with 品牌类型 and 出口享惠情况',
      },
    },
    refundRate: {
      type: 'number',
      min: 0,
      most: hsLimits.refundRate,
      decimals: 2,
      heading: heading('refundRate'),
      max: 8,
      isRequired: true,
      help: { 'zh-CN': '百分之几，如 13', en: 'Per cent, such as 13' },
      isListed: true,
    },
  },
};
