import { checkPositive } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields, tooLongTexts } from '../rule/record-rules.ts';
import type { Currency } from '../trade/money.ts';
import { toThousandths } from '../trade/thousandths.ts';
import { type ClearanceItem, settleClearanceItem, totalOfItem } from './clearance-item.ts';
import { brandTypes, exportBenefits } from './declaration-elements.ts';
import { isHsCode } from './hs-code.ts';

/** Limits of a line of a declaration: decimals by spec section 5, texts as a declaration has room for them. */
export const clearanceItemLimits = {
  shipmentCode: 15,
  amazonCode: 12,
  warehouseAddress: 300,
  clearanceCode: 10,
  model: 60,
  nameZh: 100,
  nameEn: 200,
  material: 100,
  usage: 100,
  brand: 60,
  otherElements: 255,
  actualSpec: 200,
  remarks: 200,
  lines: 500,
  priceDecimals: 2,
  weightDecimals: 3,
  volumeDecimals: 3,
} as const;

const chosen = ['declarationUnit', 'brandType', 'exportBenefit'] as const;
const typed = [
  ...(['quantity', 'unitPrice', 'cartons', 'netWeight', 'grossWeight', 'volume'] as const),
  ...(['hsCode', 'nameZh', 'nameEn', 'material', 'usage'] as const),
] as const;

/** What a line needs before it is sent; a brand besides where there is one. */
export const requiredItemFields = [...chosen, ...typed] as const;

const numberFields = [
  ['quantity', 0],
  ['unitPrice', clearanceItemLimits.priceDecimals],
  ['cartons', 0],
  ['netWeight', clearanceItemLimits.weightDecimals],
  ['grossWeight', clearanceItemLimits.weightDecimals],
  ['volume', clearanceItemLimits.volumeDecimals],
] as const;

const textLimits = {
  shipmentCode: clearanceItemLimits.shipmentCode,
  amazonCode: clearanceItemLimits.amazonCode,
  warehouseAddress: clearanceItemLimits.warehouseAddress,
  model: clearanceItemLimits.model,
  nameZh: clearanceItemLimits.nameZh,
  nameEn: clearanceItemLimits.nameEn,
  material: clearanceItemLimits.material,
  usage: clearanceItemLimits.usage,
  brand: clearanceItemLimits.brand,
  otherElements: clearanceItemLimits.otherElements,
  actualSpec: clearanceItemLimits.actualSpec,
  remarks: clearanceItemLimits.remarks,
} as const;

/**
 * The rules that a line of a declaration breaks, paths relative to the line. A draft may lack what is required
 * (`isComplete` false), but never holds what could not be stored.
 */
export function clearanceItemProblems(
  item: ClearanceItem,
  { isComplete }: { isComplete: boolean },
): Problem[] {
  const problems: Problem[] = isComplete ? missingFields(item, requiredItemFields, typed) : [];
  const { brandType, exportBenefit, brand } = item;
  const isBranded = Object.hasOwn(brandTypes, brandType) && brandType !== '0';
  if (isComplete && isBranded && brand.trim() === '') problems.push({ path: 'brand', rule: 'brandOfType' });
  problems.push(...tooLongTexts(item, textLimits));
  for (const [path, decimals] of numberFields) {
    const found = checkPositive(item[path], { decimals });
    if (found) problems.push({ path, ...found });
  }
  if (brandType !== '' && !Object.hasOwn(brandTypes, brandType))
    problems.push({ path: 'brandType', rule: 'unknownChoice' });
  if (exportBenefit !== '' && !Object.hasOwn(exportBenefits, exportBenefit))
    problems.push({ path: 'exportBenefit', rule: 'unknownChoice' });
  problems.push(...codeProblems(item));
  return [...problems, ...comparisonProblems(item, problems)];
}

function codeProblems({ hsCode, clearanceCode }: ClearanceItem): Problem[] {
  return [
    ...(hsCode !== '' && !isHsCode(hsCode) ? [{ path: 'hsCode', rule: 'hsCodeOfLine' } as const] : []),
    ...(clearanceCode !== '' && !/^\d{6,10}$/.test(clearanceCode)
      ? [{ path: 'clearanceCode', rule: 'clearanceCodeDigits' } as const]
      : []),
  ];
}

/** One of the currencies with the most decimals: a total that fits in it fits in all. */
const finest: Currency = 'BHD';

/** What only two fields together have wrong; told where each alone is right. */
function comparisonProblems(item: ClearanceItem, known: readonly Problem[]): Problem[] {
  const isRight = (...paths: string[]) => !known.some(({ path }) => paths.includes(path));
  const problems: Problem[] = [];
  const [net, gross] = [toThousandths(item.netWeight), toThousandths(item.grossWeight)];
  if (net !== undefined && gross !== undefined && net > gross && isRight('netWeight', 'grossWeight')) {
    const params = { net: item.netWeight ?? 0, gross: item.grossWeight ?? 0 };
    problems.push({ path: 'netWeight', rule: 'netAboveGross', params });
  }
  const { quantity, unitPrice } = item;
  const isPriced = quantity !== null && unitPrice !== null && isRight('quantity', 'unitPrice');
  if (isPriced && totalOfItem(item, finest) === null)
    problems.push({ path: 'unitPrice', rule: 'totalTooLarge' });
  return problems;
}

/**
 * What is wrong with all lines together, and with each; paths begin with `path`. An empty line is left out of what is
 * stored, and so nothing is wrong with it.
 */
export function clearanceItemsProblems<Item extends ClearanceItem>(
  items: readonly Item[],
  { isComplete, path, isEmpty }: { isComplete: boolean; path: string; isEmpty: (item: Item) => boolean },
): Problem[] {
  const max = clearanceItemLimits.lines;
  if (items.length > max) return [{ path, rule: 'tooManyGoods', params: { max } }];
  if (items.every(isEmpty)) return isComplete ? [{ path, rule: 'noDeclaredGoods' }] : [];
  return items.flatMap((item, at) =>
    (isEmpty(item) ? [] : clearanceItemProblems(item, { isComplete })).map((problem) => ({
      ...problem,
      path: `${path}.${at}.${problem.path}`,
    })),
  );
}

/** Sums of lines, exactly: weights and volume in thousandths, amounts in minor units. */
export type ClearanceTotals = {
  quantity: number;
  cartons: number;
  netThousandths: number;
  grossThousandths: number;
  volumeThousandths: number;
  amountMinor: number;
};

export function clearanceTotals(items: readonly ClearanceItem[], currency: Currency): ClearanceTotals {
  const sum = (amountOf: (item: ClearanceItem) => number | null | undefined) =>
    items.reduce((total, item) => total + (amountOf(item) ?? 0), 0);
  return {
    quantity: sum(({ quantity }) => quantity),
    cartons: sum(({ cartons }) => cartons),
    netThousandths: sum(({ netWeight }) => toThousandths(netWeight)),
    grossThousandths: sum(({ grossWeight }) => toThousandths(grossWeight)),
    volumeThousandths: sum(({ volume }) => toThousandths(volume)),
    amountMinor: sum((item) => settleClearanceItem(item, currency).totalAmountMinor),
  };
}
