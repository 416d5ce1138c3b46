import type { SelectOption } from '@berth/contract';
import type { CargoField } from './cargo-draft.ts';

/** What customers' own sheets call the columns, folded by `foldName`. */
const columnNames: Record<CargoField, readonly string[]> = {
  goods_name: [
    '品名',
    '货物名称',
    '货物品名',
    '中文品名',
    '货名',
    '商品名称',
    'goods',
    'goodsname',
    'goodsdescription',
    'description',
    'descriptionofgoods',
    'product',
    'productname',
    'commodity',
    'itemname',
  ],
  package: ['件数', '箱数', '总件数', '总箱数', 'ctns', 'ctn', 'cartons', 'packages', 'pkgs', 'noofpackages'],
  weight: ['毛重', '重量', '总毛重', '总重量', 'kgs', 'kg', 'gross', 'grossweight', 'gw', 'weight'],
  long: ['长', '长度', 'l', 'length'],
  wide: ['宽', '宽度', 'w', 'width'],
  high: ['高', '高度', 'h', 'height'],
  volume: ['体积', '总体积', '方数', 'cbm', 'volume', 'm3', 'measurement'],
  pack: ['包装', '包装类型', '包装方式', '包装种类', 'packing', 'packaging', 'packagetype', 'packingtype'],
  shipment_id: ['shipmentid', 'shipment', 'fbaid', 'fbashipmentid', 'fba号', 'fba编号', '货件编号', '货件号'],
  reference_id: ['referenceid', 'reference', 'refid', 'amazonreferenceid', '参考号', 'po', 'po号'],
  instructions: ['说明', '备注', 'instructions', 'instruction', 'remarks', 'remark', 'notes', 'note'],
};

const fieldOfName = new Map(
  Object.entries(columnNames).flatMap(([field, names]) => names.map((name) => [name, field as CargoField])), // its keys
);

/** A heading without what does not name the column: case, width, blanks, units, the star of a required field. */
function foldName(heading: string): string {
  const plain = heading.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/\([^)]*\)/g, '').replace(/[\s_.*:/-]/g, '');
  return bare.replace(/(?<=.)(kgs|kg|cm|cbm|m3)$/, '');
}

/**
 * The column that each cell of a heading row names; null for a row that is no heading. Two names are needed, or the
 * one name of a single column that is pasted under it, so that goods called 包装 are not taken for a heading.
 */
export function readHeading(
  cells: readonly string[],
  at: CargoField,
): readonly (CargoField | undefined)[] | null {
  const named = cells.map((cell) => fieldOfName.get(foldName(cell)));
  const fields = new Set(named.filter((field) => field !== undefined));
  const hasNumbers = cells.some((cell) => /^[\d.,\s]+$/.test(cell.normalize('NFKC').trim()));
  const isHeading = cells.length === 1 ? named[0] === at : fields.size >= 2 && !hasNumbers;
  if (!isHeading) return null;
  return named.map((field, index) => (named.indexOf(field) === index ? field : undefined));
}

/** The packing that a text names, in either language or by its code. */
export function findPacking(packings: readonly SelectOption[] | undefined, text: string): string | undefined {
  const wanted = foldText(text);
  return packings?.find(({ value, nameZh, nameEn }) => [value, nameZh, nameEn].map(foldText).includes(wanted))
    ?.value;
}

const foldText = (text: string) => text.normalize('NFKC').trim().toLowerCase();
