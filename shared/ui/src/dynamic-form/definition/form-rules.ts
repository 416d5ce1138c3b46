import {
  checkContainerNumber,
  checkText,
  checkUnifiedCreditCode,
  countCharacters,
  fillTemplate,
  inEachLanguage,
  isDay,
  isMobilePhone,
  isMoment,
  isPhone,
  isPortCode,
  type LocalizedText,
  normalizeCode,
  normalizeContainerNumber,
  normalizePhone,
  normalizePortCode,
  type Problem,
  problemMessage,
  trimText,
} from '@berth/contract';
import { readTimeText } from '../../date-input/date-text.ts';
import { dateRangeInputTexts } from '../../date-range-input/date-range-input-texts.ts';
import { rangeProblem } from '../../date-range-input/range-problem.ts';
import { numberDraftProblem, numberOfDraft } from '../../number-input/number-draft.ts';
import type { FormFieldData, FormRule, TextFormat } from './form-fields.ts';
import { ruleTexts } from './rule-texts.ts';

/** What is wrong with a field, in both languages, so that it follows a change of language. */
export type FieldProblem = { texts: LocalizedText; isMissing?: boolean };

/** A rule of the caller's: what is wrong, or null. It sees the values of the whole form. */
export type CustomRule<Values = object> = (value: unknown, values: Values) => LocalizedText | null;

/** Texts as they are stored, by their format: applied when the field is left, and again before it is checked. */
export const normalizers: Readonly<Record<TextFormat, (text: string) => string>> = {
  code: normalizeCode,
  phone: normalizePhone,
  mobile: normalizePhone,
  email: (text) => trimText(text.normalize('NFKC')),
  'credit-code': (text) => normalizeCode(text).replaceAll(' ', ''),
  'container-number': normalizeContainerNumber,
  'port-code': normalizePortCode,
};

const formats: Readonly<Record<TextFormat, (text: string) => LocalizedText | null>> = {
  code: () => null,
  phone: (text) => (isPhone(text) ? null : ofContract({ rule: 'invalidPhone' })),
  mobile: (text) => (isMobilePhone(text) ? null : ruleTexts.mobile),
  email: (text) => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? null : ruleTexts.email),
  'credit-code': (text) => (checkUnifiedCreditCode(text) === 'ok' ? null : ruleTexts.creditCode),
  'container-number': (text) => (checkContainerNumber(text) === 'ok' ? null : ruleTexts.containerNumber),
  'port-code': (text) => (isPortCode(text) ? null : ruleTexts.portCode),
};

function ofContract(problem: Omit<Problem, 'path'>): LocalizedText {
  return inEachLanguage((locale) => problemMessage({ path: '', ...problem }, locale));
}

const typedKinds: readonly FormFieldData['kind'][] = [
  'input',
  'textarea',
  'number',
  'date',
  'datetime',
  'time',
  'tags',
];

const missingTexts: Partial<Record<FormFieldData['kind'], LocalizedText>> = {
  upload: ruleTexts.upload,
  image: ruleTexts.upload,
  table: ruleTexts.table,
  switch: ruleTexts.agree,
};

/** That nothing is entered, by what there is to do about it. */
export function missingProblem(field: FormFieldData): FieldProblem {
  const texts =
    missingTexts[field.kind] ??
    ofContract({ rule: typedKinds.includes(field.kind) ? 'required' : 'chooseOne' });
  return { texts, isMissing: true };
}

/** What a value that is entered must be by the kind of its field. */
export function kindProblem(field: FormFieldData, value: unknown): LocalizedText | null {
  if (field.kind === 'date-range') return rangeTexts(value, field.withTime ?? false);
  if (typeof value !== 'string') return null;
  switch (field.kind) {
    case 'number': {
      const problem = numberDraftProblem(value, { decimals: field.decimals ?? 3, isSigned: field.isSigned });
      return problem && ofContract(problem);
    }
    case 'date':
      return isDay(value) ? null : ofContract({ rule: 'invalidDate' });
    case 'datetime':
      return isMoment(value) ? null : ofContract({ rule: 'invalidDate' });
    case 'time':
      return readTimeText(value) === value ? null : ruleTexts.time;
    case 'input':
      return field.format ? formats[field.format](normalizers[field.format](value)) : null;
    default:
      return null;
  }
}

function rangeTexts(value: unknown, withTime: boolean): LocalizedText | null {
  const [from = null, to = null] = value as readonly [string | null, string | null]; // by the kind of its field
  const problem = rangeProblem([from, to], withTime);
  if (problem === null) return null;
  // In the words that the range itself says beside its dates.
  return { 'zh-CN': dateRangeInputTexts['zh-CN'][problem], en: dateRangeInputTexts.en[problem] };
}

/** The first rule that a value breaks, in the words of the rule itself where it has some. */
export function ruleProblem(
  rule: FormRule,
  value: unknown,
  custom: (name: string, value: unknown) => LocalizedText | null,
): LocalizedText | null {
  const broken = brokenRule(rule, value, custom);
  return broken && (rule.message ?? broken);
}

function brokenRule(
  rule: FormRule,
  value: unknown,
  custom: (name: string, value: unknown) => LocalizedText | null,
) {
  switch (rule.rule) {
    case 'custom':
      return custom(rule.name, value);
    case 'count':
      return Array.isArray(value) ? bounds(value.length, rule, ruleTexts.countMin, ruleTexts.countMax) : null;
    case 'length': {
      if (typeof value !== 'string') return null;
      const text = trimText(value);
      const tooLong = rule.max === undefined ? null : checkText(text, rule.max);
      if (tooLong) return ofContract(tooLong);
      return bounds(countCharacters(text), { min: rule.min }, ruleTexts.lengthMin, ruleTexts.lengthMin);
    }
    case 'range':
      return typeof value === 'string' ? rangeBounds(value, rule) : null;
  }
}

function rangeBounds(value: string, { min, max }: { min?: number | string; max?: number | string }) {
  const isBelow = (limit: number | string) =>
    typeof limit === 'number' ? (numberOfDraft(value) ?? limit) < limit : value < limit;
  const isAbove = (limit: number | string) =>
    typeof limit === 'number' ? (numberOfDraft(value) ?? limit) > limit : value > limit;
  if (min !== undefined && isBelow(min)) return fill(ruleTexts.rangeMin, { min });
  if (max !== undefined && isAbove(max)) return fill(ruleTexts.rangeMax, { max });
  return null;
}

function bounds(
  count: number,
  limits: { min?: number; max?: number },
  low: LocalizedText,
  high: LocalizedText,
) {
  const { min, max } = limits;
  if (min !== undefined && count < min) return fill(low, { min });
  if (max !== undefined && count > max) return fill(high, { max });
  return null;
}

function fill(texts: LocalizedText, params: Record<string, string | number>): LocalizedText {
  return { 'zh-CN': fillTemplate(texts['zh-CN'], params), en: fillTemplate(texts.en, params) };
}
