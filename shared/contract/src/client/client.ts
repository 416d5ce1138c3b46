import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields } from '../rule/record-rules.ts';

export const clientKinds = ['company', 'person'] as const;

export const clientKindNames = {
  company: { 'zh-CN': '企业', en: 'Company' },
  person: { 'zh-CN': '个人', en: 'Person' },
} as const;

export const clientSettlements = ['monthly', 'perBill', 'unsigned'] as const;

export const clientSettlementNames = {
  monthly: { 'zh-CN': '月结', en: 'Monthly' },
  perBill: { 'zh-CN': '票结', en: 'Per bill' },
  unsigned: { 'zh-CN': '未签约', en: 'Unsigned' },
} as const;

export const clientStates = ['active', 'frozen'] as const;
export type ClientState = (typeof clientStates)[number];

export const clientStateNames = {
  active: { 'zh-CN': '正常', en: 'Active' },
  frozen: { 'zh-CN': '已冻结', en: 'Frozen' },
} as const;

/** A limit of 9,999,999,999.99 yuan; more days than a year's are a slip of the pen. */
export const clientLimits = { reason: 200, creditMinor: 999_999_999_999, creditDays: 365 } as const;

/** How a customer pays, what it may owe in fen and for how many days, and who looks after it. */
export type ClientTerms = {
  settlement: (typeof clientSettlements)[number];
  branchCode: string;
  /** Null for no credit; the days then are, too. */
  creditLimitMinor: number | null;
  creditDays: number | null;
  /** '' for nobody. */
  salespersonId: string;
  customerServiceId: string;
};

/** What is wrong with terms, the same for form and server. */
export function clientProblems(terms: ClientTerms): Problem[] {
  const { branchCode, creditLimitMinor: limit, creditDays: days } = terms;
  const isLimitMissing = limit === null && days !== null;
  const areDaysMissing = days === null && limit !== null;
  return [
    ...(branchCode === '' ? [{ path: 'branchCode', rule: 'chooseOne' } as const] : []),
    ...(isLimitMissing ? [{ path: 'creditLimitMinor', rule: 'creditWhole' } as const] : []),
    ...(areDaysMissing ? [{ path: 'creditDays', rule: 'creditWhole' } as const] : []),
    ...rangeProblem('creditLimitMinor', limit, clientLimits.creditMinor),
    ...rangeProblem('creditDays', days, clientLimits.creditDays),
  ];
}

function rangeProblem(
  path: 'creditLimitMinor' | 'creditDays',
  value: number | null,
  most: number,
): Problem[] {
  if (value === null) return [];
  if (value < 0) return [{ path, rule: 'belowZero' }];
  if (value <= most) return [];
  return path === 'creditDays'
    ? [{ path, rule: 'creditDaysTooMany', params: { max: most } }]
    : [{ path, rule: 'tooManyDigits', params: { max: String(most).length - 2 } }];
}

/** A customer is frozen, and let go on, for a reason that its people read. */
export function freezeProblems(content: { reason: string }): Problem[] {
  const tooLong = checkText(content.reason, clientLimits.reason);
  return [
    ...missingFields(content, ['reason'], ['reason']),
    ...(tooLong ? [{ path: 'reason', ...tooLong }] : []),
  ];
}
