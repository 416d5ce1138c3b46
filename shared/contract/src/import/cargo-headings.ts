import type { CargoLine } from '../booking/booking-basics.ts';

/** What a column of a customer's own sheet can hold: a field of the line, or what fields are made of. */
export type CargoColumn = keyof CargoLine | 'size' | 'weightEach' | 'volumeEach';

/** What customers' sheets call the fields of a cargo line, besides the form's own titles. */
export const cargoHeadingNames: Readonly<Record<keyof CargoLine, readonly string[]>> = {
  goods_name: [
    '品名',
    '货物名称',
    '货物品名',
    '中文品名',
    '货名',
    '商品名称',
    '产品名称',
    'goods',
    'goods name',
    'goods description',
    'description',
    'description of goods',
    'product',
    'product name',
    'commodity',
    'item name',
  ],
  package: [
    '件数',
    '箱数',
    '总件数',
    '总箱数',
    'ctns',
    'ctn',
    'cartons',
    'packages',
    'pkgs',
    'no of packages',
    'no of cartons',
  ],
  weight: [
    '毛重',
    '重量',
    '总毛重',
    '总重量',
    'kgs',
    'kg',
    'gross',
    'gross weight',
    'total gross weight',
    'gw',
    'weight',
  ],
  long: ['长', '长度', 'l', 'length'],
  wide: ['宽', '宽度', 'w', 'width'],
  high: ['高', '高度', 'h', 'height'],
  volume: ['体积', '总体积', '方数', 'cbm', 'volume', 'total volume', 'm3', 'measurement'],
  pack: ['包装', '包装类型', '包装方式', '包装种类', 'packing', 'packaging', 'package type', 'packing type'],
  shipment_id: [
    'shipment id',
    'shipment',
    'fba id',
    'fba shipment id',
    'fba号',
    'fba编号',
    '货件编号',
    '货件号',
  ],
  reference_id: ['reference id', 'reference', 'ref id', 'amazon reference id', '参考号', 'po', 'po号'],
  instructions: ['说明', '备注', 'instructions', 'instruction', 'remarks', 'remark', 'notes', 'note'],
};

/** What only files have, and never the form: all three sides in one cell, and figures of one carton. */
const furtherNames: Readonly<Record<Exclude<CargoColumn, keyof CargoLine>, readonly string[]>> = {
  size: [
    '尺寸',
    '箱规',
    '外箱尺寸',
    '外箱规格',
    '单箱尺寸',
    '长宽高',
    'lwh',
    'lxwxh',
    'size',
    'carton size',
    'dimension',
    'dimensions',
  ],
  weightEach: [
    '单箱毛重',
    '每箱毛重',
    '单件毛重',
    '单箱重量',
    '每箱重量',
    '毛重箱',
    'gw ctn',
    'kg ctn',
    'kgs ctn',
    'weight per carton',
    'gross weight per carton',
    'carton weight',
  ],
  volumeEach: ['单箱体积', '每箱体积', '单件体积', 'cbm ctn', 'volume per carton', 'cbm per carton'],
};

/** A heading without what does not name the column: case, width, blanks, units, the star of a required field. */
function foldName(heading: string): string {
  const bare = heading.replace(/[\s_.*:×/\\#-]/g, '');
  return bare.replace(/(?<=.)(kgs|kg|cm|cbm|m3)$/, '');
}

const columnsByName = new Map<string, CargoColumn>(
  Object.entries({ ...furtherNames, ...cargoHeadingNames }).flatMap(
    ([column, names]) => names.map((name) => [foldName(name), column as CargoColumn] as const), // keys of the same objects
  ),
);

/** What a heading may be called, the surest reading first: as a whole, each of its lines, each of its languages. */
function readings(heading: string): string[] {
  const bare = heading.replace(/\([^)]*\)?/g, ' ');
  const han = bare.replace(/[^\p{Script=Han}\s]/gu, '');
  const latin = bare.replace(/\p{Script=Han}/gu, ' ');
  const inside = [...heading.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
  return [bare, ...bare.split(/[\n\r/|;,、]/), han, latin, ...inside].map(foldName);
}

/** The column that a heading names, in either language or both, with its unit or a star; null for any other text. */
export function readCargoHeading(heading: string): CargoColumn | null {
  const plain = heading.normalize('NFKC').toLowerCase();
  if (plain.length > 80) return null;
  for (const name of readings(plain)) {
    const column = name === '' ? undefined : columnsByName.get(name);
    if (column) return column;
  }
  return null;
}

type Measure = 'weight' | 'length' | 'volume';

const measureOf: Partial<Record<CargoColumn, Measure>> = {
  weight: 'weight',
  weightEach: 'weight',
  volume: 'volume',
  volumeEach: 'volume',
  long: 'length',
  wide: 'length',
  high: 'length',
  size: 'length',
};
const ownUnits: Record<Measure, RegExp> = {
  weight: /(?<![a-z])kgs?(?![a-z])|公斤|千克/,
  length: /(?<![a-z])cms?(?![a-z])|厘米|公分/,
  volume: /(?<![a-z])(cbm|m3)(?![a-z])|立方米?(?!英尺|厘米)|方数/,
};
const foreignUnits: Record<Measure, RegExp> = {
  weight: /(?<![a-z])(g|gram|grams|lbs?|t|tons?)(?![a-z])|磅|吨|(?<![公千])克/,
  length: /(?<![a-z])(mm|m|in|inch|inches|ft)(?![a-z])|毫米|英寸|英尺|(?<![厘毫分])米/,
  volume: /(?<![a-z])(cft|cuft|ft3|cm3|liters?|litres?)(?![a-z])|立方英尺|立方厘米|升/,
};

/** The unit that a heading names and the form does not take (`mm`, `lbs`, `立方英尺`); null where it is right or absent. */
export function foreignUnitOf(column: CargoColumn, heading: string): string | null {
  const measure = measureOf[column];
  const plain = heading.normalize('NFKC').toLowerCase();
  if (!measure || ownUnits[measure].test(plain)) return null;
  return foreignUnits[measure].exec(plain)?.[0] ?? null;
}
