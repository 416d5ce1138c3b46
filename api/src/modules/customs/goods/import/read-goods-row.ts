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
import type { LineReader } from '../../../imports/sheet/line-reader.ts';

/** Goods as a row has them; what cannot be read is noted at its cell. */
export function readGoodsRow({ text, number, choice, unit, refuse }: LineReader<GoodsColumn>): GoodsContent {
  const currency = currencyOf(text('currency'));
  if (currency === null) refuse('currency', 'unknownChoice');
  return {
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
}

const yuan = ['', 'rmb', '人民币', '¥', '元'];

function currencyOf(text: string): Currency | null {
  const plain = text.normalize('NFKC').toLowerCase();
  if (yuan.includes(plain)) return 'CNY';
  return currencies.find((currency) => currency.toLowerCase() === plain) ?? null;
}
