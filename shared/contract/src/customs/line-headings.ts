import { foldedReadings, foldHeading } from '../import/fold-heading.ts';
import type { HeadingReading } from '../import/surest-headings.ts';
import type { LocalizedText } from '../language/locale.ts';
import type { DeclarationLine } from './declaration-line.ts';
import { goodsList } from './goods.list.ts';

/** A column of the sheet of declared goods; the total is computed and never entered. */
export type LineColumn = Exclude<keyof DeclarationLine, 'totalAmountMinor'>;

const words = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, en });
const { columns } = goodsList;

/** What the columns are called; those that the goods library has, too, are called as there. */
export const lineColumnTitles: Readonly<Record<LineColumn, LocalizedText>> = {
  bookingNumber: words('业务编号', 'Booking'),
  nameZh: columns.nameZh.heading,
  nameEn: columns.nameEn.heading,
  hsCode: columns.hsCode.heading,
  quantity: words('数量', 'Quantity'),
  declarationUnit: columns.declarationUnit.heading,
  unitPrice: columns.unitPrice.heading,
  cartons: words('箱数', 'Cartons'),
  netWeight: words('总净重', 'Net weight'),
  grossWeight: words('总毛重', 'Gross weight'),
  volume: words('总体积', 'Volume'),
  brandType: columns.brandType.heading,
  exportBenefit: columns.exportBenefit.heading,
  material: columns.material.heading,
  usage: columns.usage.heading,
  brand: columns.brand.heading,
  model: columns.model.heading,
  otherElements: columns.otherElements.heading,
  supplementaryUnit: words('法定第二单位', 'Second unit'),
  clearanceCode: columns.clearanceCode.heading,
  shipmentCode: words('货件编号', 'FBA shipment'),
  amazonCode: words('亚马逊内部编码', 'Amazon reference'),
  actualSpec: words('实际规格', 'Actual spec'),
  warehouseAddress: words('仓库地址', 'Warehouse address'),
  remarks: columns.remarks.heading,
};

/** What else sheets call the columns, the surest first. */
export const lineColumnNames: Readonly<Record<LineColumn, readonly string[]>> = {
  bookingNumber: ['订舱号', '业务号', 'booking number', 'booking no'],
  nameZh: ['品名', '中文名', '商品名称', '货物名称'],
  nameEn: ['英文名', '英文名称', 'description', 'english description', 'product name'],
  hsCode: ['HS编码', 'HS', 'hscode', '海关编码', '税号'],
  quantity: ['qty', '申报数量', '总数量', 'quantity pcs'],
  declarationUnit: ['unit', '单位', '计量单位'],
  unitPrice: ['price', '申报单价', '单价'],
  cartons: ['ctns', '件数', '总箱数', 'packages'],
  netWeight: ['净重', 'n.w.', 'total net weight'],
  grossWeight: ['毛重', 'g.w.', 'total gross weight', 'weight'],
  volume: ['体积', 'cbm', 'total volume', 'measurement'],
  brandType: ['品牌类别'],
  exportBenefit: ['享惠情况', '出口享惠'],
  material: ['材料', '成分'],
  usage: ['使用用途', 'use'],
  brand: ['品牌名称', 'brand name'],
  model: ['规格型号', 'model no', 'model number'],
  otherElements: ['申报要素', '要素', 'elements'],
  supplementaryUnit: ['第二单位', '法定单位2'],
  clearanceCode: ['清关HS编码', '进口编码', 'hts', 'hts code'],
  shipmentCode: ['FBA号', 'shipment id', 'FBA ID'],
  amazonCode: ['reference id', 'amazon reference id'],
  actualSpec: ['实际货物规格'],
  warehouseAddress: ['收货地址', 'address'],
  remarks: ['说明', '备注', 'remark', 'notes'],
};

export const lineColumns = Object.keys(lineColumnTitles) as LineColumn[]; // its own keys

const columnsByName = new Map(
  // The first that has a name keeps it.
  lineColumns
    .toReversed()
    .flatMap((column) =>
      [...Object.values(lineColumnTitles[column]), ...lineColumnNames[column]]
        .map((name, doubt) => [foldHeading(name), { column, doubt }] as const)
        .toReversed(),
    ),
);

/** The column that a heading names, in either language, with its unit or a star; null for any other text. */
export function matchLineHeading(heading: string): ({ column: LineColumn } & HeadingReading) | null {
  if (heading.length > 80) return null;
  const name = foldedReadings(heading.toLowerCase()).find((reading) => columnsByName.has(reading));
  const found = name === undefined ? undefined : columnsByName.get(name);
  return found ? { ...found, foreignUnit: null } : null;
}
