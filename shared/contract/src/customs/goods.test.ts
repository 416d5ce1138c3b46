import { describe, expect, test } from '@jest/globals';
import { emptyClearanceItem } from './clearance-item.ts';
import { fillItem, type GoodsContent, goodsOfItem, goodsProblems } from './goods.ts';
import { goodsColumns, goodsColumnTitle, matchGoodsHeading } from './goods-headings.ts';

const goods: GoodsContent = {
  sku: 'TL-9',
  nameZh: '台灯',
  nameEn: 'Desk lamp',
  hsCode: '9405210090',
  clearanceCode: '',
  declarationUnit: '007',
  unitPrice: 12.5,
  currency: 'USD',
  netWeight: 0.803,
  grossWeight: 0.951,
  brandType: '0',
  exportBenefit: '0',
  otherElements: '铁|照明|LED|无品牌|TL-9|||',
  material: '铁',
  usage: '照明',
  brand: '',
  model: 'TL-9',
  remarks: 'ours',
};
const rulesOf = (changes: Partial<GoodsContent>) =>
  goodsProblems({ ...goods, ...changes }).map(({ path, rule }) => `${path} ${rule}`);

describe('goods of the library', () => {
  test('need no more than a number and a name', () => {
    expect(rulesOf({})).toEqual([]);
    expect(
      rulesOf({ hsCode: '', declarationUnit: '', unitPrice: null, brandType: '', exportBenefit: '' }),
    ).toEqual([]);
  });

  test.each<[Partial<GoodsContent>, string]>([
    [{ sku: '' }, 'sku required'],
    [{ sku: 'x'.repeat(41) }, 'sku tooLong'],
    [{ nameZh: ' ' }, 'nameZh required'],
    [{ hsCode: '9405' }, 'hsCode hsCodeOfLine'],
    [{ clearanceCode: '12345' }, 'clearanceCode clearanceCodeDigits'],
    [{ unitPrice: 1.005 }, 'unitPrice tooManyDecimals'],
    [{ netWeight: 0 }, 'netWeight notPositive'],
    [{ netWeight: 0.952 }, 'netWeight netAboveGross'],
    [{ exportBenefit: '3' }, 'exportBenefit unknownChoice'],
    [{ brandType: 'toString' }, 'brandType unknownChoice'],
  ])('%j is told as %s', (changes, told) => {
    expect(rulesOf(changes)).toEqual([told]);
  });
});

describe('a line filled from goods', () => {
  const line = { ...emptyClearanceItem(), quantity: 3, cartons: 1, brand: 'typed', remarks: 'of the line' };

  test('takes what they say, weights by its quantity, and keeps what they do not say', () => {
    expect(fillItem(line, goods, 'USD')).toEqual({
      ...line,
      nameZh: '台灯',
      nameEn: 'Desk lamp',
      hsCode: '9405210090',
      declarationUnit: '007',
      unitPrice: 12.5,
      totalAmountMinor: 3750,
      netWeight: 2.409,
      grossWeight: 2.853,
      brandType: '0',
      exportBenefit: '0',
      otherElements: goods.otherElements,
      material: '铁',
      usage: '照明',
      model: 'TL-9',
    });
  });

  test('takes no price of another currency, and no weights without a quantity', () => {
    const filled = fillItem({ ...line, quantity: null }, goods, 'CNY');
    expect([filled.unitPrice, filled.totalAmountMinor, filled.netWeight]).toEqual([null, null, null]);
  });

  test('gives the same goods back', () => {
    const filled = fillItem({ ...line, brand: '' }, goods, 'USD');
    expect(goodsOfItem(filled, { sku: 'TL-9', currency: 'USD' })).toEqual({ ...goods, remarks: '' });
  });

  test('of a quantity that does not divide, or is not there, gives weights as near as they are', () => {
    const filled = { ...line, netWeight: 1, grossWeight: 0.001 };
    const named = { sku: 'x', currency: 'CNY' } as const;
    expect(goodsOfItem(filled, named)).toMatchObject({ netWeight: 0.333, grossWeight: null });
    expect(goodsOfItem({ ...filled, quantity: null }, named).netWeight).toBeNull();
  });
});

test('every heading of the library’s own file is read back, in both languages', () => {
  for (const column of goodsColumns) {
    for (const locale of ['zh-CN', 'en'] as const)
      expect(matchGoodsHeading(goodsColumnTitle(column, locale))?.column).toBe(column);
  }
  expect(matchGoodsHeading('净重(KGS)*')?.column).toBe('netWeight');
  expect(matchGoodsHeading('HS Code')?.column).toBe('hsCode');
  expect([matchGoodsHeading('箱数'), matchGoodsHeading('x'.repeat(81))]).toEqual([null, null]);
});
