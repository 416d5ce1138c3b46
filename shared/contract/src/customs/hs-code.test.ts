import { describe, expect, test } from '@jest/globals';
import { customsUnits, readCustomsUnit } from './customs-unit.ts';
import { type HsCode, hsCodeProblems, isHsCode, normalizeHsCode, readElementList } from './hs-code.ts';
import { matchTariffHeading, tariffColumns, tariffColumnTitle } from './tariff-headings.ts';

const entry: HsCode = {
  code: '9403609990',
  nameZh: '其他木家具',
  nameEn: 'Other wooden furniture',
  firstUnit: '011',
  secondUnit: '035',
  elements: ['品牌类型', '出口享惠情况', '用途'],
  refundRate: 13,
};
const rulesOf = (changes: Partial<Record<keyof HsCode, unknown>>) =>
  hsCodeProblems({ ...entry, ...changes } as HsCode).map(({ path, rule }) => `${path} ${rule}`);

test.each([
  ['9403.60.9990', '9403609990'],
  ['94036099.90', '9403609990'],
  ['９４０３ ６０９９９０', '9403609990'],
])('the code %s is %s', (typed, code) => {
  expect(normalizeHsCode(typed)).toBe(code);
  expect(isHsCode(code)).toBe(true);
});

describe('an entry of the catalogue', () => {
  test('is right with and without a second unit', () => {
    expect(rulesOf({})).toEqual([]);
    expect(rulesOf({ secondUnit: '', nameEn: '', refundRate: 0 })).toEqual([]);
  });

  test.each([
    [{ code: '940360' }, 'code hsCodeDigits'],
    [{ code: '' }, 'code required'],
    [{ nameZh: ' ' }, 'nameZh required'],
    [{ firstUnit: '打打' }, 'firstUnit unknownCustomsUnit'],
    [{ secondUnit: '999' }, 'secondUnit unknownCustomsUnit'],
    [{ elements: [] }, 'elements required'],
    [{ elements: ['出口享惠情况', '品牌类型'] }, 'elements elementsBegin'],
    [{ elements: [...entry.elements, '用途'] }, 'elements elementTwice'],
    [{ refundRate: Number.NaN }, 'refundRate refundRate'],
    [{ refundRate: 0.13 }, 'refundRate refundRate'],
    [{ refundRate: 18 }, 'refundRate refundRate'],
    [{ refundRate: 9.125 }, 'refundRate refundRate'],
  ])('%j is told as %s', (changes, told) => {
    expect(rulesOf(changes)).toEqual([told]);
  });
});

test('elements are read as tariffs write them, without the name of the goods', () => {
  const expected = ['品牌类型', '出口享惠情况', '用途（室内）'];
  expect(readElementList('0:品牌类型|1:出口享惠情况|2:用途（室内）')).toEqual(expected);
  expect(readElementList('1：品名；2：品牌类型；3：出口享惠情况；4：用途（室内）；')).toEqual(expected);
  expect(readElementList('0.品牌类型;1.出口享惠情况;2.用途（室内）')).toEqual(expected);
  expect(readElementList(' ')).toEqual([]);
});

test('a unit is read by its code, its name and what people call kilograms', () => {
  expect(['035', '35', '千克', '公斤', 'KG', 'ｋｇ'].map(readCustomsUnit)).toEqual(Array(6).fill('035'));
  expect([readCustomsUnit('打打'), readCustomsUnit('')]).toEqual([null, null]);
  const names = Object.values(customsUnits).flatMap((unit) => Object.values(unit));
  expect(new Set(names).size).toBe(names.length);
});

test('every column is found by the names that it is told by, and only by those', () => {
  for (const column of tariffColumns) {
    expect(matchTariffHeading(tariffColumnTitle(column, 'zh-CN'))).toBe(column);
    expect(matchTariffHeading(` ${tariffColumnTitle(column, 'en')} * `)).toBe(column);
  }
  expect(matchTariffHeading('最惠国税率')).toBeNull();
  expect(matchTariffHeading('x'.repeat(81))).toBeNull();
});
