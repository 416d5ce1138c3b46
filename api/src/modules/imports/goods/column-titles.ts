import type { CargoLine, Locale, LocalizedText } from '@berth/contract';

const titles: Readonly<Record<keyof CargoLine, LocalizedText>> = {
  goods_name: { 'zh-CN': '品名', en: 'Goods' },
  package: { 'zh-CN': '件数', en: 'CTNS' },
  weight: { 'zh-CN': '毛重 KGS', en: 'Gross weight KGS' },
  long: { 'zh-CN': '长 cm', en: 'L cm' },
  wide: { 'zh-CN': '宽 cm', en: 'W cm' },
  high: { 'zh-CN': '高 cm', en: 'H cm' },
  volume: { 'zh-CN': '体积 CBM', en: 'Volume CBM' },
  pack: { 'zh-CN': '包装', en: 'Packing' },
  shipment_id: { 'zh-CN': 'Shipment ID', en: 'Shipment ID' },
  reference_id: { 'zh-CN': 'Reference ID', en: 'Reference ID' },
  instructions: { 'zh-CN': '说明', en: 'Instructions' },
};

/** What the columns of a file of goods are called, each a heading that the import knows. */
export function columnTitles(locale: Locale): Record<keyof CargoLine, string> {
  const named = Object.entries(titles).map(([field, title]) => [field, title[locale]]);
  return Object.fromEntries(named) as Record<keyof CargoLine, string>; // the keys of `titles`
}
