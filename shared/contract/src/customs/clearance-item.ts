import { amountOfRow, type Currency } from '../trade/money.ts';
import { type CustomsUnit, kilogram } from './customs-unit.ts';
import { joinElements, parseElements } from './declaration-elements.ts';

/**
 * A line of goods of a declaration: the 25 fields of the customs clearance item (spec section 3), the export declaration
 * here and the import clearance there. Quantities, weights, volume and amounts are of the whole line.
 */
export type ClearanceItem = {
  /** FBA shipment, 货件编码. */
  shipmentCode: string;
  /** Amazon's reference, 亚马逊内部编码. */
  amazonCode: string;
  /** 实际申报单位, that of `quantity` and `unitPrice`. */
  declarationUnit: CustomsUnit | '';
  /** 辅助单位, the second statutory unit; '' where there is none. */
  supplementaryUnit: CustomsUnit | '';
  warehouseAddress: string;
  quantity: number | null;
  /** In the currency of the declaration. */
  unitPrice: number | null;
  /** quantity × unit price in minor units, as the server has computed it; null while one of them is missing. */
  totalAmountMinor: number | null;
  cartons: number | null;
  /** KGS */
  netWeight: number | null;
  /** KGS */
  grossWeight: number | null;
  /** M3 */
  volume: number | null;
  /** Ten digits, of export customs here. */
  hsCode: string;
  /** Six to ten digits, of import customs there. */
  clearanceCode: string;
  model: string;
  /** A digit of `brandTypes`; '' while none is chosen. */
  brandType: string;
  nameZh: string;
  nameEn: string;
  material: string;
  usage: string;
  brand: string;
  /** A digit of `exportBenefits`; '' while none is chosen. */
  exportBenefit: string;
  /** The declaration elements after the first two, joined by `|`. */
  otherElements: string;
  /** 实际货物规格 */
  actualSpec: string;
  remarks: string;
};

export function emptyClearanceItem(): ClearanceItem {
  return {
    shipmentCode: '',
    amazonCode: '',
    declarationUnit: '',
    supplementaryUnit: '',
    warehouseAddress: '',
    quantity: null,
    unitPrice: null,
    totalAmountMinor: null,
    cartons: null,
    netWeight: null,
    grossWeight: null,
    volume: null,
    hsCode: '',
    clearanceCode: '',
    model: '',
    brandType: '',
    nameZh: '',
    nameEn: '',
    material: '',
    usage: '',
    brand: '',
    exportBenefit: '',
    otherElements: '',
    actualSpec: '',
    remarks: '',
  };
}

/** A line in which nothing was entered: the form keeps one such line and leaves it out of the request. */
export function isClearanceItemEmpty(item: ClearanceItem): boolean {
  return Object.values(item).every((value) => value === null || value === '');
}

/**
 * quantity × unit price in minor units of the currency, exactly for prices in hundredths and rounded half up where the
 * currency has fewer decimals; null where one is missing or is no such number.
 */
export function totalOfItem(
  { quantity, unitPrice }: Pick<ClearanceItem, 'quantity' | 'unitPrice'>,
  currency: Currency,
): number | null {
  if (quantity === null || unitPrice === null || !Number.isInteger(quantity)) return null;
  const total = amountOfRow({ currency, quantity: String(quantity), unitPrice: unitPrice.toFixed(2) });
  return Number.isSafeInteger(total) ? total : null;
}

/** The item with its total as the server states it, whatever was sent. */
export function settleClearanceItem(item: ClearanceItem, currency: Currency): ClearanceItem {
  return { ...item, totalAmountMinor: totalOfItem(item, currency) };
}

/** The values of a code's elements, in their order: the first two have fields of their own. */
export function elementValuesOf(
  {
    brandType,
    exportBenefit,
    otherElements,
  }: Pick<ClearanceItem, 'brandType' | 'exportBenefit' | 'otherElements'>,
  count: number,
): string[] {
  return [brandType, exportBenefit, ...parseElements(otherElements, Math.max(0, count - 2))];
}

/** Fields of a line by the elements that ask for the same. */
const sameAsElement = [
  { element: /^用途/, field: 'usage' },
  { element: /^材质/, field: 'material' },
  { element: /^型号/, field: 'model' },
  { element: /^品牌（/, field: 'brand' },
] as const;

/** The values of a code's `elements` to begin with: those that were not entered, from the fields of that name. */
export function startingElements(item: ClearanceItem, elements: readonly string[]): string[] {
  return elementValuesOf(item, elements.length).map((value, at) => {
    const same = sameAsElement.find(({ element }) => element.test(elements[at] ?? ''));
    return value === '' && same ? item[same.field] : value;
  });
}

/** The elements as the declaration has them, `0|0|家用|木|||`. */
export function declaredElements(item: ClearanceItem, count: number): string {
  return joinElements(elementValuesOf(item, count));
}

/** A quantity of the declaration, with its unit. */
export type DeclaredQuantity = { unit: CustomsUnit; quantity: number };

/** What a statutory unit's quantity is by the line: the net weight of kilograms, the quantity of the line's own unit. */
export function statutoryQuantity(
  unit: CustomsUnit,
  { declarationUnit, quantity, netWeight }: Pick<ClearanceItem, 'declarationUnit' | 'quantity' | 'netWeight'>,
): DeclaredQuantity | null {
  const known = unit === kilogram ? netWeight : unit === declarationUnit ? quantity : null;
  return known === null ? null : { unit, quantity: known };
}
