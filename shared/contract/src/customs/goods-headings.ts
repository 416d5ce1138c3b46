import { foldedReadings, foldHeading } from '../import/fold-heading.ts';
import type { HeadingReading } from '../import/surest-headings.ts';
import type { Locale } from '../language/locale.ts';
import { goodsList } from './goods.list.ts';
import type { GoodsContent } from './goods.ts';

export type GoodsColumn = keyof GoodsContent;

/** What else sheets call the columns of the goods library, beside the headings of its own file; the surest first. */
const otherNames: Readonly<Record<GoodsColumn, readonly string[]>> = {
  sku: ['货号', '商品编号', '产品编号', '物料编码', 'item no', 'item number', 'product code', 'article no'],
  nameZh: ['品名', '商品名称', '产品名称', '名称', 'name', 'product name'],
  nameEn: ['英文名称', '英文名', 'english description', 'description'],
  hsCode: ['HS编码', '海关编码', '报关编码', '税号', 'hs', 'hscode', 'hts'],
  clearanceCode: ['清关hs编码', '进口编码', 'import code', 'hts code'],
  declarationUnit: ['单位', '计量单位', 'unit', 'uom'],
  unitPrice: ['申报单价', '价格', 'price'],
  currency: ['币别', '币制', 'cur', 'curr'],
  netWeight: ['净重', '单个净重', '单位净重', 'net weight', 'n.w.', 'nw'],
  grossWeight: ['毛重', '单个毛重', '单位毛重', 'gross weight', 'g.w.', 'gw'],
  brandType: ['品牌类别'],
  exportBenefit: ['享惠情况', '出口享惠'],
  otherElements: ['申报要素', '要素', 'elements', 'declaration elements'],
  material: ['材料', '成分'],
  usage: ['使用用途', 'use', 'purpose'],
  brand: ['品牌名称', 'brand name'],
  model: ['规格型号', 'model no', 'model number'],
  remarks: ['说明', 'remark', 'notes'],
};

export const goodsColumns = Object.keys(otherNames) as GoodsColumn[]; // its own keys

const columnsByName = new Map(
  // The first that has a name keeps it.
  goodsColumns
    .toReversed()
    .flatMap((column) =>
      [...Object.values(goodsList.columns[column].heading), ...otherNames[column]]
        .map((name, doubt) => [foldHeading(name), { column, doubt }] as const)
        .toReversed(),
    ),
);

/** The column that a heading names, in either language, with its unit or a star; null for any other text. */
export function matchGoodsHeading(heading: string): ({ column: GoodsColumn } & HeadingReading) | null {
  if (heading.length > 80) return null;
  const name = foldedReadings(heading.toLowerCase()).find((reading) => columnsByName.has(reading));
  const found = name === undefined ? undefined : columnsByName.get(name);
  return found ? { ...found, foreignUnit: null } : null;
}

export const goodsColumnTitle = (column: GoodsColumn, locale: Locale): string =>
  goodsList.columns[column].heading[locale];
