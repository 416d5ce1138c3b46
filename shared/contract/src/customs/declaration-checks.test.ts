import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyBuyOrder } from './buy-order.ts';
import { type AskedCodes, declarationChecks } from './declaration-checks.ts';
import { type DeclarationLine, emptyDeclarationLine } from './declaration-line.ts';
import type { HsCode } from './hs-code.ts';

const line = (changes: Partial<DeclarationLine> = {}): DeclarationLine => ({
  ...emptyDeclarationLine(),
  nameZh: '台灯',
  nameEn: 'lamp',
  hsCode: '9405210090',
  declarationUnit: '007',
  quantity: 120,
  cartons: 10,
  netWeight: 96.4,
  grossWeight: 110.25,
  volume: 0.72,
  brandType: '0',
  ...changes,
});
const booking = {
  businessNumber: 'SZL-1',
  cartons: 10,
  grossThousandths: 110_250,
  volumeThousandths: 720,
};
const currency = 'USD';
const told = (goods: DeclarationLine[], bookings = [booking]) =>
  declarationChecks({ goods, currency }, bookings).map(({ check, path }) => `${path} ${check}`);

test('goods that agree with their booking are not doubted, nor is a sheet in which nothing is entered', () => {
  expect(told([line(), emptyDeclarationLine()])).toEqual([]);
  expect(told([emptyDeclarationLine()])).toEqual([]);
});

test('sums beside the booking name the difference and its per cent, of each booking of several', () => {
  const [found] = declarationChecks({ goods: [line({ cartons: 12 })], currency }, [booking]);
  expect(found?.texts.en).toBe('SZL-1: cartons declared 12, booked 10 (+2 CTNS, +20.0%)');
  const other = { ...booking, businessNumber: 'SZL-2', volumeThousandths: 1000 };
  const goods = [line({ bookingNumber: 'SZL-1' }), line({ bookingNumber: 'SZL-2' })];
  expect(declarationChecks({ goods, currency }, [booking, other]).map(({ texts }) => texts['zh-CN'])).toEqual(
    ['SZL-2 申报体积 0.72，订舱 1（-0.28 M3, -28.0%）'],
  );
});

test.each<[string, Partial<DeclarationLine>, string[]]>([
  [
    'kilograms that are not the net weight',
    { declarationUnit: '035', quantity: 90 },
    ['goods.0.quantity kilograms'],
  ],
  ['Chinese in an English name', { nameEn: '台灯 lamp' }, ['goods.0.nameEn englishName']],
  ['a battery', { nameEn: 'lamp with Battery' }, ['goods.0.nameZh riskyWords']],
  ['a foreign brand', { brandType: '4', brand: 'X' }, ['goods.0.brandType brand']],
  ['the name of a known brand', { nameEn: 'LEGO lamp' }, ['goods.0.nameZh brandName']],
  ['a known brand', { brand: 'Disney', brandType: '1' }, ['goods.0.brand brandName']],
  ['what is not carried', { nameZh: '烟花' }, ['goods.0.nameZh forbiddenWords']],
])('%s is worth a second look', (_what, changes, expected) => {
  expect(told([line(changes)])).toEqual(expected);
});

test('a brand is not doubted once its authorization is among the papers', () => {
  const goods = [line({ brandType: '4', brand: 'X' })];
  const paper = { slot: 'brandAuthorization', replacedAt: null } as const;
  const codes = { asked: [], found: [], library: [] };
  expect(declarationChecks({ goods, currency }, [booking], codes, [paper])).toEqual([]);
  const replaced = { ...paper, replacedAt: '2026-11-20 10:00:00' };
  expect(declarationChecks({ goods, currency }, [booking], codes, [replaced])).toHaveLength(1);
});

test('what a buy-order says was exported is compared with the goods', () => {
  const goods = [line({ unitPrice: 12.5 })];
  const checks = (amount: number | null, kind: 'pay' | 'declare' = 'pay') =>
    declarationChecks({ goods, currency, kind, buyOrder: { ...emptyBuyOrder(), amount } }, [booking]).map(
      ({ path, texts }) => [path, texts.en],
    );
  expect([checks(1500), checks(null), checks(999_999, 'declare')]).toEqual([[], [], []]);
  expect(checks(999_999)).toEqual([
    ['buyOrder.amount', 'The amount exported is 999999, the goods come to 1500.00 USD'],
  ]);
});

test('one code with other elements is told at the later line', () => {
  const half = { cartons: 5, grossWeight: 55.125, volume: 0.36 };
  const goods = [line({ ...half, otherElements: '铁' }), line({ ...half, otherElements: '铜' })];
  expect(told(goods)).toEqual(['goods.1.otherElements sameCode']);
  const otherBrand = [line(half), line({ ...half, brandType: '2' })];
  expect(told(otherBrand)).toEqual(['goods.1.brandType sameCode']);
});

test('lines that split a booking in any way are not doubted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
      (parts) => {
        const goods = parts.map((part) =>
          line({ cartons: part, grossWeight: part / 1000, volume: part / 1000 }),
        );
        const total = parts.reduce((sum, part) => sum + part, 0);
        const booked = { ...booking, cartons: total, grossThousandths: total, volumeThousandths: total };
        expect(told(goods, [booked])).toEqual([]);
      },
    ),
  );
});

describe('what the catalogue says of a code', () => {
  const code: HsCode = {
    ...({
      code: '9405210090',
      nameZh: '台灯',
      nameEn: 'Table lamps',
      firstUnit: '007',
      secondUnit: '035',
    } as const),
    elements: ['品牌类型', '出口享惠情况', '材质', 'GTIN', '光源'],
    refundRate: 13,
  };
  const checked = (changes: Partial<DeclarationLine>, codes: Partial<AskedCodes>) =>
    declarationChecks({ goods: [line({ supplementaryUnit: '035', ...changes })], currency }, [booking], {
      asked: [],
      found: [],
      library: [],
      ...codes,
    });
  const asked = ['9405210090'];

  test('a code that it lacks is doubted once it was asked', () => {
    expect(checked({}, { asked, found: [] }).map(({ path }) => path)).toEqual(['goods.0.hsCode']);
    expect(checked({}, { asked: [], found: [] })).toEqual([]);
  });

  test('elements that are missing are named, but not those that may stay empty', () => {
    const [found] = checked({ otherElements: '铁||' }, { asked, found: [code] });
    expect([found?.path, found?.texts['zh-CN']]).toEqual(['goods.0.otherElements', '缺申报要素：光源']);
    expect(checked({ otherElements: '铁||LED' }, { asked, found: [code] })).toEqual([]);
  });

  test('the second unit is that of the code', () => {
    const codes = { asked, found: [code] };
    const [found] = checked({ otherElements: '铁||LED', supplementaryUnit: '' }, codes);
    expect(found?.texts.en).toBe('The second unit is kilogram');
    const without = { asked, found: [{ ...code, secondUnit: '' as const }] };
    expect(checked({ otherElements: '铁||LED' }, without)[0]?.texts.en).toBe('The code has no second unit');
  });

  test.each<[string, Partial<DeclarationLine>, string[]]>([
    ['in the range', { quantity: 100, unitPrice: 4, netWeight: 100 }, []],
    ['twice the most', { quantity: 100, unitPrice: 10, netWeight: 100 }, []],
    ['above it', { quantity: 100, unitPrice: 10.01, netWeight: 100 }, ['goods.0.unitPrice']],
    ['half the least', { quantity: 100, unitPrice: 1.5, netWeight: 100 }, []],
    ['below it', { quantity: 100, unitPrice: 1.49, netWeight: 100 }, ['goods.0.unitPrice']],
    ['unknown without a weight', { quantity: 100, unitPrice: 99, netWeight: null }, []],
  ])('a value per kilogram %s', (_what, changes, expected) => {
    const library = [{ hsCode: '9405210090', currency, least: 3, most: 5 } as const];
    const found = checked(changes, { library });
    expect(found.flatMap(({ check, path }) => (check === 'valuePerKilogram' ? path : []))).toEqual(expected);
    const abroad = [{ hsCode: '9405210090', currency: 'EUR', least: 3, most: 5 } as const];
    expect(checked(changes, { library: abroad })).toEqual([]);
  });

  test('a doubtful value is said with the range of the library', () => {
    const library = [{ hsCode: '9405210090', currency: 'USD', least: 3, most: 5 } as const];
    const changes = { quantity: 100, unitPrice: 12.5, netWeight: 100 };
    const [found] = checked(changes, { library });
    expect(found?.texts.en).toBe(
      '12.50 USD per kilogram, 3.00–5.00 USD in the goods library: please check price and net weight',
    );
  });
});
