import type { Problem, Rule } from '../rule/problem.ts';
import { checkCitizenId } from '../trade/citizen-id.ts';
import { checkUnifiedCreditCode } from '../trade/unified-credit-code.ts';

/** A line of VAT invoices as far as its refund goes: net of tax in fen, and the rate of its HS code in per cent. */
export type RefundLine = { netMinor: number; refundRate: number };

/**
 * The tax that is paid back for a line: net × rate, in fen, rounded half up (away from zero for a credit). A rate has two
 * decimals, so that it is counted in hundredths of a per cent and no fraction is ever added.
 */
export function refundOf({ netMinor, refundRate }: RefundLine): number {
  const product = BigInt(netMinor) * BigInt(Math.round(refundRate * 100));
  const isNegative = product < 0n;
  const rounded = ((isNegative ? -product : product) * 2n + 10_000n) / 20_000n;
  return Number(isNegative ? -rounded : rounded);
}

/** The refund of each line and their sum: what is rounded is the line, never the sum. */
export function refundsOf(lines: readonly RefundLine[]): { lines: number[]; totalMinor: number } {
  const refunds = lines.map(refundOf);
  return { lines: refunds, totalMinor: refunds.reduce((sum, each) => sum + each, 0) };
}

/** The true principal of a buy-order, whom an agent has to report (税务总局公告2025年第17号). */
export type Principal = { kind: 'company' | 'person'; number: string };

const companyRules = {
  length: 'taxNumberLength',
  format: 'taxNumberFormat',
  checkDigit: 'taxNumberCheckDigit',
} as const satisfies Record<string, Rule>;

const personRules = {
  length: 'citizenIdLength',
  format: 'citizenIdFormat',
  region: 'citizenIdRegion',
  birthDate: 'citizenIdBirthDate',
  checkDigit: 'citizenIdCheckDigit',
} as const satisfies Record<string, Rule>;

/** What is wrong with the number of a principal: the 18 characters of a company, or a person's ID. */
export function principalNumberProblem({ kind, number }: Principal, today: string): Problem | null {
  const path = 'number';
  if (number.trim() === '') return { path, rule: 'required' };
  if (kind === 'company') {
    const check = checkUnifiedCreditCode(number);
    return check === 'ok' ? null : { path, rule: companyRules[check] };
  }
  const check = checkCitizenId(number, today);
  return check === 'ok' ? null : { path, rule: personRules[check] };
}
