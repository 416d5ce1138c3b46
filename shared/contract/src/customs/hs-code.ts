import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields, tooLongTexts } from '../rule/record-rules.ts';
import { normalizeDigits } from '../text/normalize-digits.ts';
import { type CustomsUnit, customsUnits } from './customs-unit.ts';
import { leadingElements } from './declaration-elements.ts';

/** A ten-digit code of the Chinese tariff, with what a declaration of such goods has to say. */
export type HsCode = {
  /** Ten digits. */
  code: string;
  nameZh: string;
  nameEn: string;
  firstUnit: CustomsUnit;
  /** '' where there is none. */
  secondUnit: CustomsUnit | '';
  /** 申报要素 in their order; the first two are `leadingElements`. */
  elements: string[];
  /** Per cent, at most two decimals: 13 */
  refundRate: number;
};

export const hsLimits = {
  nameZh: 300,
  nameEn: 500,
  element: 100,
  elements: 40,
  /** Per cent; no refund is above the tax. */
  refundRate: 17,
  /** Codes that one search shows, and that are asked for at once. */
  found: 20,
  asked: 500,
} as const;

/** Of a file of the tariff, which has about 14 000 codes. */
export const tariffLimits = {
  bytes: 8 * 1024 * 1024,
  rows: 20_000,
  /** Characters of one line: the longest names and forty elements are a quarter of it. */
  line: 20_000,
  notes: 500,
  source: 200,
} as const;

const tenDigits = /^\d{10}$/;

/** A code as people write it (`9403.60.9990`, `94036099.90`, full-width) in its digits alone. */
export function normalizeHsCode(text: string): string {
  return normalizeDigits(text).replace(/[\s.\-_]/g, '');
}

export const isHsCode = (code: string): boolean => tenDigits.test(code);

/** What is wrong with an entry of the catalogue. A unit that is not of `customsUnits` is found by who reads it. */
export function hsCodeProblems(entry: HsCode): Problem[] {
  const { code, firstUnit, secondUnit, elements, refundRate } = entry;
  const isUnit = (unit: string) => Object.hasOwn(customsUnits, unit);
  return [
    ...missingFields(entry, ['code', 'nameZh', 'firstUnit'], ['code', 'nameZh', 'firstUnit']),
    ...(code !== '' && !isHsCode(code) ? [{ path: 'code', rule: 'hsCodeDigits' } as const] : []),
    ...tooLongTexts(entry, { nameZh: hsLimits.nameZh, nameEn: hsLimits.nameEn }),
    ...(firstUnit !== ('' as string) && !isUnit(firstUnit)
      ? [{ path: 'firstUnit', rule: 'unknownCustomsUnit', params: { unit: firstUnit } } as const]
      : []),
    ...(secondUnit !== '' && !isUnit(secondUnit)
      ? [{ path: 'secondUnit', rule: 'unknownCustomsUnit', params: { unit: secondUnit } } as const]
      : []),
    ...elementListProblems(elements),
    ...(isRate(refundRate)
      ? []
      : [{ path: 'refundRate', rule: 'refundRate', params: { max: hsLimits.refundRate } } as const]),
  ];
}

/** A rate below one per cent is a share of one, such as 0.13: nobody would know which was meant. */
function isRate(rate: number): boolean {
  const isInRange = rate === 0 || (rate >= 1 && rate <= hsLimits.refundRate);
  return isInRange && Number.isInteger(Math.round(rate * 1e6) / 1e4);
}

function elementListProblems(elements: readonly string[]): Problem[] {
  const path = 'elements';
  if (elements.length === 0) return [{ path, rule: 'required' }];
  if (leadingElements.some((element, at) => elements[at] !== element))
    return [{ path, rule: 'elementsBegin' }];
  if (elements.length > hsLimits.elements)
    return [{ path, rule: 'tooManyElements', params: { max: hsLimits.elements } }];
  const twice = elements.find((element, at) => elements.indexOf(element) < at);
  if (twice !== undefined) return [{ path, rule: 'elementTwice', params: { element: twice } }];
  const found = elements.map((element) => checkText(element, hsLimits.element)).find((each) => each !== null);
  return found ? [{ path, ...found }] : [];
}

/** Elements out of a cell of a tariff file: `0:品牌类型|1:出口享惠情况|…`, `1:品名;2:品牌类型;…`. */
export function readElementList(cell: string): string[] {
  return (
    cell
      .split(/[|;；\n]/)
      .map((part) => part.replace(/^\s*\d{1,2}\s*[:：.、]\s*/, '').trim())
      // The name of the goods has a column of its own in a declaration.
      .filter((part) => part !== '' && part !== '品名')
  );
}
