import {
  amountText,
  brandTypes,
  type Currency,
  clearanceItemLimits,
  customsUnits,
  exportBenefits,
  type LineColumn,
  type Locale,
  type LocalizedText,
  lineColumnNames,
  lineColumnTitles,
  type SelectOption,
  totalOfItem,
  vatRates,
} from '@berth/contract';
import type { SheetColumn, SheetLine } from '@berth/ui';
import { lineContent } from './declaration-draft.ts';

const words = (chinese: string, english: string): LocalizedText => ({ 'zh-CN': chinese, en: english });

export const optionsOf = (names: Readonly<Record<string, LocalizedText>>): SelectOption[] =>
  Object.entries(names).map(([value, name]) => ({
    value,
    nameZh: name['zh-CN'],
    nameEn: name.en,
    search: `${value} ${name['zh-CN']} ${name.en.toLowerCase()}`,
  }));

const units = optionsOf(customsUnits);
const sum = 'sum' as const;
type Column = Omit<SheetColumn, 'title' | 'headingNames'> & { key: LineColumn | 'total' };

/** What stands in the first row of a line, and below it what fewer lines have. */
const firstRow: readonly Column[] = [
  { key: 'nameZh', kind: 'text', widthPx: 120, grow: 1, isRequired: true },
  { key: 'nameEn', kind: 'text', widthPx: 120, grow: 1, isRequired: true },
  {
    key: 'hsCode',
    kind: 'code',
    widthPx: 108,
    isRequired: true,
  },
  { key: 'quantity', kind: 'number', widthPx: 76, isRequired: true, total: sum },
  { key: 'declarationUnit', kind: 'select', widthPx: 84, isRequired: true, options: units },
  {
    key: 'unitPrice',
    kind: 'number',
    widthPx: 84,
    isRequired: true,
    decimals: 2,
  },
  { key: 'total', kind: 'computed', widthPx: 100 },
  { key: 'cartons', kind: 'number', widthPx: 72, isRequired: true, total: sum },
  {
    key: 'netWeight',
    kind: 'number',
    unit: 'KGS',
    widthPx: 92,
    isRequired: true,
    total: sum,
    decimals: clearanceItemLimits.weightDecimals,
  },
  {
    key: 'grossWeight',
    kind: 'number',
    unit: 'KGS',
    widthPx: 92,
    isRequired: true,
    total: sum,
    decimals: clearanceItemLimits.weightDecimals,
  },
  {
    key: 'volume',
    kind: 'number',
    unit: 'M3',
    widthPx: 80,
    isRequired: true,
    total: sum,
    decimals: clearanceItemLimits.volumeDecimals,
  },
  { key: 'brandType', kind: 'select', widthPx: 104, isRequired: true, options: optionsOf(brandTypes) },
  {
    key: 'exportBenefit',
    kind: 'select',
    widthPx: 104,
    isRequired: true,
    options: optionsOf(exportBenefits),
  },
];
const secondRow: readonly Column[] = [
  { key: 'material', kind: 'text', widthPx: 90, isRequired: true },
  { key: 'usage', kind: 'text', widthPx: 90, isRequired: true },
  { key: 'brand', kind: 'text', widthPx: 80 },
  { key: 'model', kind: 'text', widthPx: 80 },
  { key: 'otherElements', kind: 'text', widthPx: 100 },
  { key: 'supplementaryUnit', kind: 'select', widthPx: 84, options: units },
  { key: 'clearanceCode', kind: 'code', widthPx: 90 },
  { key: 'shipmentCode', kind: 'code', widthPx: 90 },
  { key: 'amazonCode', kind: 'code', widthPx: 90 },
  { key: 'actualSpec', kind: 'text', widthPx: 90 },
  { key: 'warehouseAddress', kind: 'text', widthPx: 90 },
  { key: 'remarks', kind: 'text', widthPx: 90 },
];

const total = words('总价', 'Total');
const titleOf = (key: Column['key']): LocalizedText => (key === 'total' ? total : lineColumnTitles[key]);
const namesOf = (key: Column['key']): readonly string[] => (key === 'total' ? [] : lineColumnNames[key]);

type GoodsSheet = {
  locale: Locale;
  currency: Currency;
  /** Of a merged declaration: each line says which of them it belongs to. */
  bookings: readonly string[];
  /** Of bookings that were returned meanwhile, whose lines are still there. */
  formerBookings: readonly string[];
  /** What the desk said of a cell, while it holds what it held then. */
  reasonOf: (line: SheetLine, column: string) => string | undefined;
};

/** The sheet of declared goods: all fields of a clearance item, in two rows a line. */
export function goodsColumns(sheet: GoodsSheet): readonly SheetColumn[] {
  const { locale, currency, bookings, formerBookings, reasonOf } = sheet;
  const isMerged = bookings.length > 1 || formerBookings.length > 0;
  const booking: Column = {
    key: 'bookingNumber',
    kind: 'select',
    widthPx: 140,
    isRequired: true,
    options: optionsOf(
      Object.fromEntries([
        ...bookings.map((number) => [number, words(number, number)]),
        ...formerBookings.map((number) => [number, words(`${number}（已移出）`, `${number} (taken out)`)]),
      ]),
    ),
  };
  const first = isMerged ? [booking, ...firstRow] : firstRow;
  const start = isMerged ? 3 : 2;
  const below = secondRow.map((column, at): Column => {
    const isLast = at === secondRow.length - 1;
    return { ...column, cardSpan: 3, below: isLast ? `${start + at} / span 2` : String(start + at) };
  });
  return [...first, ...below].map((column) => ({
    ...column,
    title: titleOf(column.key)[locale],
    warn: (line) => reasonOf(line, column.key),
    headingNames: [...Object.values(titleOf(column.key)), ...namesOf(column.key)],
    ...(column.key === 'total' && {
      compute: (line) => {
        const amountMinor = totalOfItem(lineContent(line), currency);
        return amountMinor === null ? '' : amountText({ currency, amountMinor });
      },
    }),
  }));
}

const rates = optionsOf(
  Object.fromEntries(vatRates.map((rate) => [String(rate), words(`${rate}%`, `${rate}%`)])),
);

/** The sheet of VAT invoices of a tax refund. */
export function invoiceColumns({
  locale,
  reasonOf,
}: Pick<GoodsSheet, 'locale' | 'reasonOf'>): readonly SheetColumn[] {
  const column = (
    key: string,
    title: LocalizedText,
    more: Omit<SheetColumn, 'key' | 'title'>,
  ): SheetColumn => ({
    key,
    title: title[locale],
    headingNames: Object.values(title),
    isRequired: true,
    warn: (line) => reasonOf(line, key),
    ...more,
  });
  return [
    column('number', words('发票号码', 'Invoice number'), { kind: 'code', widthPx: 170 }),
    column('issuedOn', words('开票日期', 'Date'), { kind: 'text', widthPx: 106 }),
    column('issuerName', words('销方名称', 'Issuer'), { kind: 'text', widthPx: 150, grow: 1 }),
    column('issuerCode', words('销方税号', 'Issuer tax number'), { kind: 'code', widthPx: 170 }),
    column('hsCode', words('商品编码', 'HS code'), { kind: 'code', widthPx: 110 }),
    column('net', words('不含税金额', 'Net amount'), {
      kind: 'number',
      unit: 'CNY',
      widthPx: 110,
      total: sum,
      decimals: 2,
    }),
    column('taxRate', words('税率', 'Rate'), { kind: 'select', widthPx: 76, options: rates }),
    column('tax', words('税额', 'Tax'), {
      kind: 'number',
      unit: 'CNY',
      widthPx: 100,
      total: sum,
      decimals: 2,
    }),
    // What not every invoice has stands below, in a row of its own.
    column('code', words('发票代码', 'Invoice code'), {
      kind: 'code',
      widthPx: 120,
      below: '2 / span 2',
      isRequired: false,
    }),
    column('quantity', words('数量', 'Quantity'), {
      kind: 'number',
      widthPx: 84,
      decimals: 3,
      below: '4 / span 2',
      isRequired: false,
    }),
    column('unit', words('单位', 'Unit'), {
      kind: 'select',
      widthPx: 84,
      options: units,
      below: '6 / span 4',
      isRequired: false,
    }),
  ];
}
