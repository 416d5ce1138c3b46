import { checkPositive, isDay } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields, tooLongTexts } from '../rule/record-rules.ts';
import { currencyDecimals, type Money } from '../trade/money.ts';
import type { CustomsUnit } from './customs-unit.ts';
import { creditCodeProblem } from './declaration-header.ts';
import { isHsCode } from './hs-code.ts';
import { refundsOf } from './tax-refund.ts';

/** VAT rates of goods, per cent. */
export const vatRates = [13, 9, 6, 3, 1] as const;

/** A line of a VAT invoice (增值税专用发票) that goods of the declaration were bought by. Amounts in yuan. */
export type VatInvoiceLine = {
  /** Eight digits, or twenty of a fully digital one: as text, no number holds them. */
  number: string;
  /** Ten or twelve digits, without which the eight of an older invoice are not its own; '' of a fully digital one. */
  code: string;
  /** `YYYY-MM-DD` */
  issuedOn: string | null;
  issuerName: string;
  /** 18 characters, GB 32100 */
  issuerCode: string;
  /** Of the goods that the line is for: the refund's rate is this code's. */
  hsCode: string;
  /** What the invoice counts, where it says so; null and '' where it does not. */
  quantity: number | null;
  unit: CustomsUnit | '';
  /** Without tax. */
  net: number | null;
  taxRate: number | null;
  tax: number | null;
};

export function emptyVatInvoiceLine(): VatInvoiceLine {
  return {
    number: '',
    code: '',
    issuedOn: null,
    issuerName: '',
    issuerCode: '',
    hsCode: '',
    quantity: null,
    unit: '',
    net: null,
    taxRate: 13,
    tax: null,
  };
}

export function isVatInvoiceLineEmpty({ taxRate: _rate, ...line }: VatInvoiceLine): boolean {
  return Object.values(line).every((value) => value === null || value === '');
}

export const vatInvoiceLimits = { lines: 200, issuerName: 100, issuerCode: 18 } as const;

const required = [
  ...(['number', 'issuedOn', 'issuerName', 'issuerCode', 'hsCode', 'net', 'taxRate', 'tax'] as const),
] as const;
const typed = ['number', 'issuerName', 'issuerCode', 'net', 'tax'] as const;

/** What a rounded tax may differ from net × rate, in fen: invoices round line by line. */
const roundingMinor = 6;

const toMinor = (yuan: number) => Math.round(yuan * 100);

/** What is wrong with the lines of VAT invoices; paths begin with `path`. */
export function vatInvoiceProblems(
  lines: readonly VatInvoiceLine[],
  { isComplete, path, today }: { isComplete: boolean; path: string; today: string },
): Problem[] {
  const max = vatInvoiceLimits.lines;
  if (lines.length > max) return [{ path, rule: 'tooManyVatInvoices', params: { max } }];
  if (isComplete && lines.every(isVatInvoiceLineEmpty)) return [{ path, rule: 'noVatInvoices' }];
  return lines.flatMap((line, at) =>
    (isVatInvoiceLineEmpty(line) ? [] : lineProblems(line, { isComplete, today })).map((problem) => ({
      ...problem,
      path: `${path}.${at}.${problem.path}`,
    })),
  );
}

function lineProblems(
  line: VatInvoiceLine,
  { isComplete, today }: { isComplete: boolean; today: string },
): Problem[] {
  const problems: Problem[] = isComplete ? missingFields(line, required, typed) : [];
  const { number, code, issuedOn, issuerCode, hsCode, quantity, unit, net, taxRate, tax } = line;
  problems.push(
    ...tooLongTexts(line, {
      issuerName: vatInvoiceLimits.issuerName,
      issuerCode: vatInvoiceLimits.issuerCode,
    }),
  );
  if (number !== '' && !/^(\d{8}|\d{20})$/.test(number))
    problems.push({ path: 'number', rule: 'vatInvoiceNumber' });
  if (code !== '' && !/^(\d{10}|\d{12})$/.test(code)) problems.push({ path: 'code', rule: 'vatInvoiceCode' });
  else if (code !== '' && number.length === 20)
    problems.push({ path: 'code', rule: 'vatInvoiceCodeOfDigital' });
  const wrongQuantity = checkPositive(quantity, { decimals: 3 });
  if (wrongQuantity) problems.push({ path: 'quantity', ...wrongQuantity });
  if (quantity !== null && unit === '') problems.push({ path: 'unit', rule: 'chooseOne' });
  if (issuedOn !== null && !isDay(issuedOn)) problems.push({ path: 'issuedOn', rule: 'invalidDate' });
  else if (issuedOn !== null && issuedOn > today)
    problems.push({ path: 'issuedOn', rule: 'dayInFuture', params: { today } });
  problems.push(...creditCodeProblem('issuerCode', issuerCode));
  if (hsCode !== '' && !isHsCode(hsCode)) problems.push({ path: 'hsCode', rule: 'hsCodeOfLine' });
  if (taxRate !== null && !vatRates.some((rate) => rate === taxRate))
    problems.push({ path: 'taxRate', rule: 'unknownChoice' });
  for (const field of ['net', 'tax'] as const) {
    const found = checkPositive(line[field], { decimals: 2 });
    if (found) problems.push({ path: field, ...found });
  }
  if (problems.length === 0 && net !== null && taxRate !== null && tax !== null) {
    const expectedMinor = Math.round((toMinor(net) * taxRate) / 100);
    if (Math.abs(toMinor(tax) - expectedMinor) > roundingMinor) {
      const params = { tax: (expectedMinor / 100).toFixed(2), rate: taxRate };
      problems.push({ path: 'tax', rule: 'vatNotNetTimesRate', params });
    }
  }
  return problems;
}

/**
 * The refund of each line, in fen: net × the refund rate of its code, and of none that is not complete or whose code has
 * no rate (null). `totalMinor` is the sum of what is known.
 */
export function refundsOfInvoices(
  lines: readonly Pick<VatInvoiceLine, 'net' | 'hsCode'>[],
  rateOf: (hsCode: string) => number | null,
): { lines: (number | null)[]; totalMinor: number } {
  const known = lines.map(({ net, hsCode }) => {
    const refundRate = rateOf(hsCode);
    return net === null || refundRate === null ? null : { netMinor: toMinor(net), refundRate };
  });
  const { lines: refunds, totalMinor } = refundsOf(known.filter((line) => line !== null));
  let at = 0;
  return { lines: known.map((line) => (line === null ? null : (refunds[at++] ?? null))), totalMinor };
}

/**
 * The net amount of invoices beside the declared value in yuan at a rate, in fen; the difference in per cent of the
 * latter, with one decimal, null where nothing is declared.
 *
 * @param rate yuan of one unit of the currency
 */
export function compareInvoices(
  { currency, amountMinor }: Money,
  lines: readonly VatInvoiceLine[],
  rate: number,
): { declaredMinor: number; netMinor: number; differenceMinor: number; percent: number | null } {
  const declaredMinor = Math.round((amountMinor / 10 ** currencyDecimals[currency]) * rate * 100);
  const netMinor = lines.reduce((sum, { net }) => sum + toMinor(net ?? 0), 0);
  const differenceMinor = netMinor - declaredMinor;
  const percent = declaredMinor === 0 ? null : Math.round((differenceMinor / declaredMinor) * 1000) / 10;
  return { declaredMinor, netMinor, differenceMinor, percent };
}
