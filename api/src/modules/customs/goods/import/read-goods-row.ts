import {
  brandTypes,
  type Currency,
  currencies,
  exportBenefits,
  type GoodsColumn,
  type GoodsContent,
  normalizeCode,
  normalizeHsCode,
} from '@berth/contract';
import { readCells } from '../../../imports/sheet/read-cells.ts';
import type { SheetRow } from '../../../imports/sheet/read-sheet.ts';
import type { RowReading } from '../../../imports/sheet/read-table.ts';

/** Goods as a row has them; `broken` are the fields of which something was told while reading. */
type ReadRow = { goods: GoodsContent; isCurrencyBlank: boolean; broken: ReadonlySet<GoodsColumn> };

/** Reads one row; what cannot be read is noted at its cell. */
export function readGoodsRow(row: SheetRow, reading: RowReading<GoodsColumn>): ReadRow {
  const { text, number, choice, unit, refuse, broken } = readCells(row, reading);
  const currency = currencyOf(text('currency'));
  if (currency === null) refuse('currency', 'unknownChoice');
  const goods: GoodsContent = {
    sku: normalizeCode(text('sku')),
    nameZh: text('nameZh'),
    nameEn: text('nameEn'),
    hsCode: normalizeHsCode(text('hsCode')),
    clearanceCode: normalizeHsCode(text('clearanceCode')),
    declarationUnit: unit('declarationUnit'),
    unitPrice: number('unitPrice'),
    currency: currency ?? 'CNY',
    netWeight: number('netWeight'),
    grossWeight: number('grossWeight'),
    brandType: choice('brandType', brandTypes),
    exportBenefit: choice('exportBenefit', exportBenefits),
    otherElements: text('otherElements'),
    material: text('material'),
    usage: text('usage'),
    brand: text('brand'),
    model: text('model'),
    remarks: text('remarks'),
  };
  return { goods, isCurrencyBlank: text('currency') === '', broken };
}

const yuan = ['', 'rmb', '人民币', '¥', '元'];

function currencyOf(text: string): Currency | null {
  const plain = text.normalize('NFKC').toLowerCase();
  if (yuan.includes(plain)) return 'CNY';
  return currencies.find((currency) => currency.toLowerCase() === plain) ?? null;
}
