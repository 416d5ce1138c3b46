import { foldedReadings, foldHeading } from '../import/fold-heading.ts';
import type { Locale, LocalizedText } from '../language/locale.ts';
import type { HsCode } from './hs-code.ts';

/** What files of the tariff call their columns; the first Chinese and the first English name are ours. */
const tariffHeadingNames = {
  code: ['商品编码', '商品编号', 'HS编码', '海关编码', '税号', '税则号列', 'HS code', 'code'],
  nameZh: ['商品名称', '中文名称', '名称', '品名', 'Chinese name', 'name'],
  nameEn: ['英文名称', '英文品名', 'English name'],
  firstUnit: ['法定第一单位', '第一法定单位', '第一计量单位', '法定单位', '计量单位', 'First unit', 'unit'],
  secondUnit: ['法定第二单位', '第二法定单位', '第二计量单位', '第二单位', 'Second unit'],
  elements: ['申报要素', '规范申报要素', 'Declaration elements', 'elements'],
  refundRate: ['出口退税率', '退税率', '退税税率', 'Refund rate', 'export refund rate'],
} as const satisfies Record<keyof HsCode, readonly string[]>;

export type TariffColumn = keyof typeof tariffHeadingNames;
export const tariffColumns = Object.keys(tariffHeadingNames) as TariffColumn[]; // its own keys

/** Without these a file is no tariff; English names and a second unit may be left out. */
export const requiredTariffColumns = [
  'code',
  'nameZh',
  'firstUnit',
  'elements',
  'refundRate',
] as const satisfies readonly TariffColumn[];

const columnsByName = new Map(
  tariffColumns.flatMap((column) =>
    tariffHeadingNames[column].map((name) => [foldHeading(name), column] as const),
  ),
);

/** The column that a heading names, in either language; null for any other text. */
export function matchTariffHeading(heading: string): TariffColumn | null {
  if (heading.length > 80) return null;
  const name = foldedReadings(heading.toLowerCase()).find((reading) => columnsByName.has(reading));
  return (name !== undefined && columnsByName.get(name)) || null;
}

export function tariffColumnTitle(column: TariffColumn, locale: Locale): string {
  const names: readonly string[] = tariffHeadingNames[column];
  const titles: LocalizedText = {
    'zh-CN': names[0] ?? column,
    en: names.find((name) => !/\p{Script=Han}/u.test(name)) ?? column,
  };
  return titles[locale];
}
