import { checkText, isPhone } from '../rule/field-rules.ts';
import type { Problem, Rule } from '../rule/problem.ts';
import { missingFields, tooLongTexts } from '../rule/record-rules.ts';
import { checkUnifiedCreditCode } from '../trade/unified-credit-code.ts';
import type { InvoiceTitle } from './bill.schema.ts';
import { billLimits } from './bill-words.ts';

/** 普票 or 专票. */
export type InvoiceKind = 'ordinary' | 'special';

const taxNumberRules = {
  length: 'taxNumberLength',
  format: 'taxNumberFormat',
  checkDigit: 'taxNumberCheckDigit',
} as const satisfies Record<string, Rule>;

/** What keeps an invoice title (抬头) from being saved; beyond name and tax number all of it may be left out. */
export function invoiceTitleProblems(title: InvoiceTitle): Problem[] {
  const { taxNumber, phone, bankAccount } = title;
  const check = checkUnifiedCreditCode(taxNumber);
  return [
    ...missingFields(title, ['title', 'taxNumber'], ['title', 'taxNumber']),
    ...tooLongTexts(title, {
      title: billLimits.title,
      address: billLimits.address,
      bank: billLimits.bank,
    }),
    ...(taxNumber !== '' && check !== 'ok' ? [{ path: 'taxNumber', rule: taxNumberRules[check] }] : []),
    ...(phone !== '' && !isPhone(phone) ? [{ path: 'phone', rule: 'invalidPhone' } as const] : []),
    ...(bankAccount !== '' && !isBankAccount(bankAccount)
      ? [{ path: 'bankAccount', rule: 'invalidBankAccount' } as const]
      : []),
  ];
}

/** Digits, which people group by spaces or hyphens. */
function isBankAccount(value: string): boolean {
  return /^\d{8,30}$/.test(value.replace(/[ -]/g, ''));
}

/** What keeps a request for an invoice from being sent. */
export function invoiceRequestProblems(
  { kind, remarks, billIds }: { kind: InvoiceKind; remarks: string; billIds: readonly string[] },
  { address, phone, bank, bankAccount }: InvoiceTitle,
): Problem[] {
  const isIncomplete = [address, phone, bank, bankAccount].includes('');
  const tooLong = checkText(remarks, billLimits.words);
  return [
    ...(kind === 'special' && isIncomplete
      ? [{ path: 'profileId', rule: 'specialInvoiceNeedsMore' } as const]
      : []),
    ...(tooLong ? [{ path: 'remarks', ...tooLong }] : []),
    ...(billIds.length === 0 ? [{ path: 'billIds', rule: 'noBills' } as const] : []),
  ];
}
