import type { LocalizedText } from '../language/locale.ts';
import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';

/** 品牌类型 and 出口享惠情况: what the declaration elements of every code begin with. */
export const leadingElements = ['品牌类型', '出口享惠情况'] as const;

/** The brand of the goods, by the digit that is declared. */
export const brandTypes = {
  '0': { 'zh-CN': '无品牌', en: 'No brand' },
  '1': { 'zh-CN': '境内自主品牌', en: 'Own brand made in China' },
  '2': { 'zh-CN': '境内收购品牌', en: 'Brand bought by a Chinese company' },
  '3': { 'zh-CN': '境外品牌（贴牌生产）', en: 'Foreign brand, made to order' },
  '4': { 'zh-CN': '境外品牌（其它）', en: 'Foreign brand, other' },
} as const satisfies Record<string, LocalizedText>;

/** Whether the goods enjoy a preference at their destination. 3 is for imports and never offered here. */
export const exportBenefits = {
  '0': { 'zh-CN': '不享惠', en: 'No preference' },
  '1': { 'zh-CN': '享惠', en: 'Preference claimed' },
  '2': { 'zh-CN': '不能确定', en: 'Not known' },
} as const satisfies Record<string, LocalizedText>;

/** Elements that may stay empty, whatever the code. */
const optionalElements = new Set(['GTIN', 'CAS', '其他', '其它']);

export const isElementRequired = (element: string): boolean => !optionalElements.has(element);

const separator = '|';
const mostOfElement = 100;
/** What the declaration has room for. */
const mostOfAll = 255;

/** What was entered for each element, in their order, as the declaration has it: `0|0|家用|木||||`. */
export function joinElements(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(separator, '/')).join(separator);
}

/**
 * The values out of a declaration's text, one for each element of the code. What is missing is ''; what is more than the
 * elements stays with the last one, so that nothing typed is lost.
 */
export function parseElements(text: string, count: number): string[] {
  const parts = text === '' ? [] : text.split(separator);
  const kept = count === 0 ? [] : parts.slice(0, count);
  const rest = parts.slice(kept.length).filter((part) => part !== '');
  if (kept.length > 0 && rest.length > 0) kept[kept.length - 1] = [...kept.slice(-1), ...rest].join('/');
  return Array.from({ length: count }, (_, at) => kept[at] ?? '');
}

/**
 * What is wrong with the values of a code's elements, by their place. The first two are choices, and of the others those
 * that are required have to be there once it is sent (`isComplete`).
 */
export function elementProblems(
  elements: readonly string[],
  values: readonly string[],
  { isComplete }: { isComplete: boolean },
): Problem[] {
  const problems = elements.flatMap((element, at): Problem[] => {
    const value = values[at] ?? '';
    const path = String(at);
    const choices = choicesOf(element);
    if (value.trim() === '') {
      if (!isComplete || !isElementRequired(element)) return [];
      return [{ path, rule: choices ? 'chooseOne' : 'required' }];
    }
    if (choices) return Object.hasOwn(choices, value) ? [] : [{ path, rule: 'unknownChoice' }];
    const found = checkText(value, mostOfElement);
    return found ? [{ path, ...found }] : [];
  });
  if (problems.length > 0) return problems;
  const found = checkText(joinElements(values), mostOfAll);
  return found ? [{ path: String(Math.max(0, elements.length - 1)), ...found }] : [];
}

/** The choices of an element; null where it is a text. */
export function choicesOf(element: string): Readonly<Record<string, LocalizedText>> | null {
  if (element === leadingElements[0]) return brandTypes;
  return element === leadingElements[1] ? exportBenefits : null;
}
