import { checkPositive, checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields, tooLongTexts } from '../rule/record-rules.ts';
import type { Currency } from '../trade/money.ts';
import { fromThousandths, toThousandths } from '../trade/thousandths.ts';
import { type ClearanceItem, settleClearanceItem } from './clearance-item.ts';
import { clearanceItemLimits } from './clearance-item-rules.ts';
import type { CustomsUnit } from './customs-unit.ts';
import { brandTypes, exportBenefits } from './declaration-elements.ts';
import { isHsCode } from './hs-code.ts';

/** Goods that a customer ships again and again, as they are declared; weights are of one declared unit. */
export type GoodsContent = {
  /** The customer's own number, which no two of their goods share. */
  sku: string;
  nameZh: string;
  nameEn: string;
  hsCode: string;
  clearanceCode: string;
  declarationUnit: CustomsUnit | '';
  unitPrice: number | null;
  /** That of the unit price. */
  currency: Currency;
  /** KGS */
  netWeight: number | null;
  /** KGS */
  grossWeight: number | null;
  brandType: string;
  exportBenefit: string;
  otherElements: string;
  material: string;
  usage: string;
  brand: string;
  model: string;
  remarks: string;
};

/** What one customer may keep, and how many goods one file brings. */
export const goodsLimits = { sku: 40, inAll: 5000, found: 20, rows: 2000, revisions: 50 } as const;

const { nameZh, nameEn, material, usage, brand, model, remarks, otherElements } = clearanceItemLimits;
const textLimits = { nameZh, nameEn, material, usage, brand, model, remarks, otherElements } as const;

const numberFields = [
  ['unitPrice', clearanceItemLimits.priceDecimals],
  ['netWeight', clearanceItemLimits.weightDecimals],
  ['grossWeight', clearanceItemLimits.weightDecimals],
] as const;

/** What keeps goods from being saved; everything but the number and the Chinese name may be left out. */
export function goodsProblems(goods: GoodsContent): Problem[] {
  const { sku, hsCode, clearanceCode, brandType, exportBenefit } = goods;
  const problems: Problem[] = [
    ...missingFields(goods, ['sku', 'nameZh'], ['sku', 'nameZh']),
    ...tooLongTexts(goods, textLimits),
  ];
  const add = (path: string, found: Omit<Problem, 'path'> | null) => {
    if (found) problems.push({ path, ...found });
  };
  add('sku', checkText(sku, goodsLimits.sku));
  for (const [path, decimals] of numberFields) add(path, checkPositive(goods[path], { decimals }));
  add('hsCode', hsCode === '' || isHsCode(hsCode) ? null : { rule: 'hsCodeOfLine' });
  add(
    'clearanceCode',
    clearanceCode === '' || /^\d{6,10}$/.test(clearanceCode) ? null : { rule: 'clearanceCodeDigits' },
  );
  add('brandType', isChoice(brandTypes, brandType) ? null : { rule: 'unknownChoice' });
  add('exportBenefit', isChoice(exportBenefits, exportBenefit) ? null : { rule: 'unknownChoice' });
  const [net, gross] = [toThousandths(goods.netWeight), toThousandths(goods.grossWeight)];
  const isCompared = net !== undefined && gross !== undefined && problems.length === 0;
  if (isCompared && net > gross) {
    const params = { net: goods.netWeight ?? 0, gross: goods.grossWeight ?? 0 };
    add('netWeight', { rule: 'netAboveGross', params });
  }
  return problems;
}

const isChoice = (choices: object, value: string) => value === '' || Object.hasOwn(choices, value);

const copied = [
  ...(['nameZh', 'nameEn', 'hsCode', 'clearanceCode', 'declarationUnit', 'unitPrice', 'brandType'] as const),
  ...(['exportBenefit', 'otherElements', 'material', 'usage', 'brand', 'model'] as const),
] as const;

/**
 * A line filled from goods of the library: what they say replaces what the line had, and weights follow from the quantity
 * where it is known. A price in another currency than the declaration's is left to be entered.
 */
export function fillItem(item: ClearanceItem, goods: GoodsContent, currency: Currency): ClearanceItem {
  const said = copied.filter((field) => goods[field] !== '' && goods[field] !== null);
  const usable = said.filter((field) => field !== 'unitPrice' || goods.currency === currency);
  const filled = Object.fromEntries(usable.map((field) => [field, goods[field]]));
  const { quantity } = item;
  const weights = quantity === null ? {} : weightsOf(quantity, goods);
  return settleClearanceItem({ ...item, ...filled, ...weights }, currency);
}

function weightsOf(quantity: number, { netWeight, grossWeight }: GoodsContent) {
  const times = (each: number | null) => {
    const thousandths = toThousandths(each);
    return thousandths === undefined ? null : fromThousandths(thousandths * quantity);
  };
  const [net, gross] = [times(netWeight), times(grossWeight)];
  return { ...(net !== null && { netWeight: net }), ...(gross !== null && { grossWeight: gross }) };
}

/** What a line would be in the library under a number of its own; weights of one unit, as far as they divide. */
export function goodsOfItem(
  item: ClearanceItem,
  { sku, currency }: { sku: string; currency: Currency },
): GoodsContent {
  const { quantity, netWeight, grossWeight } = item;
  const ofOne = (weight: number | null) => {
    const thousandths = toThousandths(weight);
    if (thousandths === undefined || quantity === null || quantity <= 0) return null;
    const each = Math.round(thousandths / quantity);
    return each > 0 ? fromThousandths(each) : null;
  };
  const own = Object.fromEntries(copied.map((field) => [field, item[field]])) as Pick<
    GoodsContent,
    (typeof copied)[number]
  >; // one each
  return { ...own, sku, currency, netWeight: ofOne(netWeight), grossWeight: ofOne(grossWeight), remarks: '' };
}
