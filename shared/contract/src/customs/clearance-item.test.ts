import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clearanceItem } from './clearance-item.schema.ts';
import {
  type ClearanceItem,
  declaredElements,
  elementValuesOf,
  emptyClearanceItem,
  isClearanceItemEmpty,
  settleClearanceItem,
  statutoryQuantity,
  totalOfItem,
} from './clearance-item.ts';
import {
  clearanceItemLimits,
  clearanceItemProblems,
  clearanceItemsProblems,
  clearanceTotals,
  requiredItemFields,
} from './clearance-item-rules.ts';

const item: ClearanceItem = {
  ...emptyClearanceItem(),
  ...({ declarationUnit: '007', supplementaryUnit: '035' } as const),
  quantity: 120,
  unitPrice: 12.5,
  cartons: 10,
  netWeight: 96.4,
  grossWeight: 110.25,
  volume: 0.72,
  hsCode: '9405210090',
  nameZh: 'LED 台灯',
  nameEn: 'LED desk lamp',
  material: '铁',
  usage: '照明',
  brandType: '0',
  exportBenefit: '0',
  otherElements: '铁|照明|LED|无品牌|TL-9|||',
};
const rulesOf = (changes: Partial<Record<keyof ClearanceItem, unknown>>, isComplete = true) =>
  clearanceItemProblems({ ...item, ...changes } as ClearanceItem, { isComplete }).map(
    ({ path, rule }) => `${path} ${rule}`,
  );

test('a line has the 25 fields of the specification, and nothing else', () => {
  expect(Object.keys(emptyClearanceItem())).toHaveLength(25);
  expect(Object.keys(clearanceItem.shape)).toEqual(Object.keys(emptyClearanceItem()));
  expect(clearanceItem.parse(emptyClearanceItem())).toEqual(emptyClearanceItem());
  expect(isClearanceItemEmpty(emptyClearanceItem())).toBe(true);
  expect(isClearanceItemEmpty(item)).toBe(false);
});

test('codes are taken as people type them', () => {
  const sent = { ...item, hsCode: '９４０５.21.0090', shipmentCode: ' fba15gcl9x61 ', nameZh: '　LED 台灯 ' };
  expect(clearanceItem.parse(sent)).toMatchObject({
    hsCode: '9405210090',
    shipmentCode: 'FBA15GCL9X61',
    nameZh: 'LED 台灯',
  });
});

describe('what a line must hold', () => {
  test('is all there in a right one, and a draft may lack it', () => {
    expect(rulesOf({})).toEqual([]);
    const missing = clearanceItemProblems(emptyClearanceItem(), { isComplete: true });
    expect(missing.map(({ path }) => path).sort()).toEqual([...requiredItemFields].sort());
    expect(clearanceItemProblems(emptyClearanceItem(), { isComplete: false })).toEqual([]);
  });

  test.each([
    [{ cartons: 0 }, 'cartons notPositive'],
    [{ cartons: -1 }, 'cartons notPositive'],
    [{ cartons: 1.5 }, 'cartons notAnInteger'],
    [{ quantity: 0 }, 'quantity notPositive'],
    [{ quantity: 10_000_000_000 }, 'quantity tooManyDigits'],
    [{ unitPrice: 0 }, 'unitPrice notPositive'],
    [{ unitPrice: 1.005 }, 'unitPrice tooManyDecimals'],
    [{ unitPrice: 123_456_789.12 }, 'unitPrice tooManyDigits'],
    [{ netWeight: 0.0001 }, 'netWeight tooManyDecimals'],
    [{ netWeight: 110.251 }, 'netWeight netAboveGross'],
    [{ grossWeight: 0 }, 'grossWeight notPositive'],
    [{ volume: 0.0001 }, 'volume tooManyDecimals'],
    [{ hsCode: '940521' }, 'hsCode hsCodeOfLine'],
    [{ hsCode: '94052100901' }, 'hsCode hsCodeOfLine'],
    [{ clearanceCode: '94052' }, 'clearanceCode clearanceCodeDigits'],
    [{ exportBenefit: '3' }, 'exportBenefit unknownChoice'],
    [{ brandType: '9' }, 'brandType unknownChoice'],
    [{ brandType: '3' }, 'brand brandOfType'],
    [{ nameZh: '灯'.repeat(101) }, 'nameZh tooLong'],
    [{ quantity: 9_999_999_999, unitPrice: 99_999_999.99 }, 'unitPrice totalTooLarge'],
  ])('%j is told as %s', (changes, told) => {
    expect(rulesOf(changes)).toEqual([told]);
  });

  test('net equal to gross, a line without a second unit and a brand of its own are right', () => {
    expect(rulesOf({ netWeight: 110.25 })).toEqual([]);
    expect(rulesOf({ supplementaryUnit: '', brandType: '1', brand: 'Berth' })).toEqual([]);
  });
});

test('lines together are neither none nor too many, and each is told by its place', () => {
  const complete = { isComplete: true, path: 'goods', isEmpty: isClearanceItemEmpty };
  const told = (items: ClearanceItem[], options = complete) =>
    clearanceItemsProblems(items, options).map(({ path, rule }) => `${path} ${rule}`);
  expect(told([])).toEqual(['goods noDeclaredGoods']);
  expect(told([], { ...complete, isComplete: false })).toEqual([]);
  expect(told([item, emptyClearanceItem()])).toEqual([]);
  expect(told([emptyClearanceItem()])).toEqual(['goods noDeclaredGoods']);
  expect(told([item, { ...item, cartons: 0 }])).toEqual(['goods.1.cartons notPositive']);
  expect(told(Array(clearanceItemLimits.lines + 1).fill(item))).toEqual(['goods tooManyGoods']);
});

describe('a total', () => {
  test('is quantity × unit price, whatever was sent', () => {
    expect(settleClearanceItem({ ...item, totalAmountMinor: 1 }, 'USD').totalAmountMinor).toBe(150_000);
    expect(totalOfItem({ quantity: 3, unitPrice: 1.15 }, 'USD')).toBe(345);
    expect(totalOfItem({ quantity: null, unitPrice: 1 }, 'USD')).toBeNull();
    expect(totalOfItem({ quantity: 1.5, unitPrice: 1 }, 'USD')).toBeNull();
  });

  test('is in minor units of the currency, whatever decimals that has', () => {
    const line = { quantity: 3, unitPrice: 1500.5 };
    expect(totalOfItem(line, 'CNY')).toBe(450_150);
    expect(totalOfItem(line, 'JPY')).toBe(4502);
    expect(totalOfItem(line, 'BHD')).toBe(4_501_500);
  });

  test('is exact for every right line', () => {
    const hundredths = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), hundredths, (quantity, price) => {
        expect(totalOfItem({ quantity, unitPrice: price / 100 }, 'USD')).toBe(quantity * price);
      }),
    );
  });

  test('of all lines is exact in thousandths and minor units', () => {
    const grams = fc.integer({ min: 1, max: 9_999_999 });
    const line = fc.tuple(
      grams,
      grams,
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 99_999 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const items = lines.map(([net, volume, quantity, price]) => ({
          ...item,
          netWeight: net / 1000,
          grossWeight: net / 1000,
          volume: volume / 1000,
          quantity,
          unitPrice: price / 100,
          cartons: quantity,
        }));
        const totals = clearanceTotals(items, 'USD');
        const sum = (values: number[]) => values.reduce((total, each) => total + each, 0);
        expect(totals).toEqual({
          quantity: sum(lines.map(([, , quantity]) => quantity)),
          cartons: sum(lines.map(([, , quantity]) => quantity)),
          netThousandths: sum(lines.map(([net]) => net)),
          grossThousandths: sum(lines.map(([net]) => net)),
          volumeThousandths: sum(lines.map(([, volume]) => volume)),
          amountMinor: sum(lines.map(([, , quantity, price]) => quantity * price)),
        });
      }),
    );
  });
});

test('elements are the two choices and the rest in their order', () => {
  expect(elementValuesOf(item, 10)).toEqual(['0', '0', '铁', '照明', 'LED', '无品牌', 'TL-9', '', '', '']);
  expect(declaredElements(item, 10)).toBe('0|0|铁|照明|LED|无品牌|TL-9|||');
  expect(declaredElements(item, 2)).toBe('0|0');
});

test('a statutory unit of kilograms is the net weight, the line’s own unit its quantity', () => {
  expect(statutoryQuantity('035', item)).toEqual({ unit: '035', quantity: 96.4 });
  expect(statutoryQuantity('007', item)).toEqual({ unit: '007', quantity: 120 });
  expect(statutoryQuantity('011', item)).toBeNull();
});
