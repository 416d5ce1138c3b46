import { checkFbaReference, checkFbaShipment, type SelectOption } from '@berth/contract';
import type { Translate } from '@berth/runtime';
import type { SheetColumn } from '@berth/ui';
import type { CargoField, CargoLineDraft } from './cargo-draft.ts';
import { suggestVolume } from './cargo-draft.ts';

type CargoColumn = SheetColumn<CargoLineDraft> & { key: CargoField };

type CargoColumnsInput = {
  t: Translate;
  packings: readonly SelectOption[] | undefined;
  /** Goes to an Amazon warehouse: its references have forms that can be checked. */
  isAmazon: boolean;
};

/**
 * The columns of the cargo sheet; `headingNames` are what customers' own sheets call them. Each shows its whole title
 * in both languages, and a line stands in one row beside the menu on a screen of 1440, a scroll bar included.
 */
export function cargoColumns({ t, packings, isAmazon }: CargoColumnsInput): readonly CargoColumn[] {
  const columns: readonly Omit<CargoColumn, 'title' | 'headingNames'>[] = [
    { key: 'goods_name', kind: 'text', widthPx: 96, grow: 1.5, isRequired: true, cardSpan: 6 },
    { key: 'package', kind: 'number', widthPx: 60, isRequired: true },
    { key: 'weight', kind: 'number', widthPx: 76, isRequired: true },
    { key: 'long', kind: 'number', widthPx: 50, cardSpan: 2 },
    { key: 'wide', kind: 'number', widthPx: 50, cardSpan: 2 },
    { key: 'high', kind: 'number', widthPx: 50, cardSpan: 2 },
    {
      key: 'volume',
      kind: 'number',
      widthPx: 102,
      isRequired: true,
      cardSpan: 6,
      suggest: suggestVolume,
      suggestTexts: {
        same: t('cargo.computedSame'),
        take: t('cargo.takeComputed', { volume: '{value}' }),
        takeOfLine: t('cargo.takeComputedOfLine', { volume: '{value}', line: '{line}' }),
      },
    },
    { key: 'pack', kind: 'select', widthPx: 64, options: packings },
    {
      key: 'shipment_id',
      kind: 'code',
      widthPx: 112,
      below: '2',
      warn: ({ shipment_id: code }) =>
        isAmazon && checkFbaShipment(code) === 'odd' ? t('cargo.oddShipment') : undefined,
    },
    {
      key: 'reference_id',
      kind: 'code',
      widthPx: 92,
      below: '3 / span 2',
      warn: ({ reference_id: code }) =>
        isAmazon && checkFbaReference(code) === 'odd' ? t('cargo.oddReference') : undefined,
    },
    { key: 'instructions', kind: 'text', widthPx: 90, grow: 1, below: '5 / span 5', cardSpan: 6 },
  ];
  return columns.map((column) => ({
    ...column,
    title: t(`cargo.${column.key}`),
    headingNames: headingNames[column.key],
  }));
}

const headingNames: Record<CargoField, readonly string[]> = {
  goods_name: [
    '品名',
    '货物名称',
    '货物品名',
    '中文品名',
    '货名',
    '商品名称',
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
  ],
  weight: ['毛重', '重量', '总毛重', '总重量', 'kgs', 'kg', 'gross', 'gross weight', 'gw', 'weight'],
  long: ['长', '长度', 'l', 'length'],
  wide: ['宽', '宽度', 'w', 'width'],
  high: ['高', '高度', 'h', 'height'],
  volume: ['体积', '总体积', '方数', 'cbm', 'volume', 'm3', 'measurement'],
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
