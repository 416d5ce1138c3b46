import type { DictionaryDefinition } from '../dictionary-field.ts';

/** A port by UN/LOCODE; what its official list says of it is kept as it is written there. */
export const portDefinition: DictionaryDefinition = {
  one: { 'zh-CN': '港口', en: 'port' },
  key: 'code',
  fields: {
    code: {
      type: 'portCode',
      heading: { 'zh-CN': '代码', en: 'UN/LOCODE' },
      alsoNamed: ['code', 'LOCODE', '港口代码'],
      max: 5,
      isRequired: true,
      help: { 'zh-CN': 'UN/LOCODE 五位代码，如 CNYTN', en: 'Five characters of UN/LOCODE, such as CNYTN' },
      isListed: true,
    },
    nameZh: {
      type: 'text',
      heading: { 'zh-CN': '中文名', en: 'Chinese name' },
      max: 100,
      isRequired: true,
      isListed: true,
    },
    nameEn: {
      type: 'text',
      heading: { 'zh-CN': '英文名', en: 'English name' },
      alsoNamed: ['NameWoDiacritics', 'name'],
      max: 150,
      isRequired: true,
      isListed: true,
    },
    kind: {
      type: 'choice',
      choices: {
        sea: { 'zh-CN': '海港', en: 'Sea port' },
        river: { 'zh-CN': '内河港', en: 'River port' },
        inland: { 'zh-CN': '内陆', en: 'Inland' },
        air: { 'zh-CN': '空港', en: 'Airport' },
      },
      heading: { 'zh-CN': '类别', en: 'Kind' },
      max: 20,
      isRequired: true,
      isListed: true,
    },
    localName: { type: 'text', heading: { 'zh-CN': '当地写法', en: 'Local name' }, max: 150 },
    subdivision: {
      type: 'code',
      heading: { 'zh-CN': '省州', en: 'Subdivision' },
      max: 10,
    },
    functions: { type: 'code', heading: { 'zh-CN': '功能', en: 'Function' }, max: 10 },
    status: { type: 'code', heading: { 'zh-CN': '状态', en: 'Status' }, max: 4 },
    asOf: {
      type: 'code',
      heading: { 'zh-CN': '更新年月', en: 'Date' },
      max: 10,
      help: { 'zh-CN': '年月各两位，如 0401', en: 'Year and month, such as 0401' },
    },
    iata: { type: 'code', heading: { 'zh-CN': 'IATA', en: 'IATA' }, max: 5 },
    coordinates: {
      type: 'coordinates',
      heading: { 'zh-CN': '坐标', en: 'Coordinates' },
      max: 40,
      help: {
        'zh-CN': '度分 2257S 01430E，或小数 26.9826N 88.9391E；不知道则留空',
        en: 'Degrees and minutes 2257S 01430E, or decimals 26.9826N 88.9391E; blank where unknown',
      },
    },
    remarks: { type: 'text', heading: { 'zh-CN': '备注', en: 'Remarks' }, max: 200 },
  },
};
