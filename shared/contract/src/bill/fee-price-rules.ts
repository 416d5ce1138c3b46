import { type Problem, under } from '../rule/problem.ts';
import { tooLongTexts } from '../rule/record-rules.ts';
import { amountOfRow, amountText, type Money, priceDecimals } from '../trade/money.ts';

/** What a fee costs, as the forwarder says it in a quotation or a bill; decimals as texts. */
export type PriceEntry = Money & { feeItem: string; unit: string; quantity: string; unitPrice: string };

export const billEntryLimits = {
  number: 40,
  unit: 20,
  paymentObject: 60,
  blNumber: 40,
  remarks: 500,
  /** Of an amount, in either direction. */
  amountMinor: 1_000_000_000_000,
  rateDecimals: 6,
  /** Yuan for one of a currency; the dearest that bills are made in costs some twenty. */
  rate: 1000,
  quantityDecimals: 3,
  wholeDigits: 10,
} as const;

/** The rules of what a fee is charged by; paths are its fields. */
export function chargeProblems({
  currency,
  quantity,
  unitPrice,
}: Omit<PriceEntry, 'feeItem' | 'unit' | 'amountMinor'>) {
  const ofQuantity = decimalProblem(quantity, billEntryLimits.quantityDecimals);
  const ofPrice = decimalProblem(unitPrice, priceDecimals(currency));
  const problems: Problem[] = [
    ...(ofQuantity ? [{ path: 'quantity', ...ofQuantity }] : []),
    ...(ofPrice ? [{ path: 'unitPrice', ...ofPrice }] : []),
  ];
  const amount = problems.length > 0 ? 0 : Math.abs(amountOfRow({ currency, quantity, unitPrice }) ?? 0);
  const max = billEntryLimits.wholeDigits;
  return amount > billEntryLimits.amountMinor
    ? [{ path: 'unitPrice', rule: 'tooManyDigits', params: { max } } satisfies Problem]
    : problems;
}

/** The rules of what one fee costs; `path` is that of its row. */
export function priceProblems(row: PriceEntry, path: string): Problem[] {
  const { currency, amountMinor, quantity, unitPrice } = row;
  const problems: Problem[] = (['feeItem', 'unit'] as const).flatMap((field) =>
    row[field] === '' ? [{ path: `${path}.${field}`, rule: 'required' as const }] : [],
  );
  problems.push(...tooLongTexts(row, { unit: billEntryLimits.unit }).map(under(path)));
  const ofCharge = chargeProblems(row);
  if (ofCharge.length > 0) return [...problems, ...ofCharge.map(under(path))];
  const expected = amountOfRow({ currency, quantity, unitPrice });
  if (expected !== null && expected !== amountMinor) {
    const amount = amountText({ currency, amountMinor: expected });
    const said = amountText({ currency, amountMinor });
    problems.push({
      path: `${path}.amountMinor`,
      rule: 'amountOfRow',
      params: { quantity, unitPrice, currency, amount, said },
    });
  }
  return problems;
}

/** The first rule that a decimal breaks; `-` is allowed, for credits. */
export function decimalProblem(value: string, decimals: number): Omit<Problem, 'path'> | null {
  if (value === '') return { rule: 'required' };
  const [, whole = '', fraction = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === '') return { rule: 'notANumber' };
  if (fraction.length > decimals) return { rule: 'tooManyDecimals', params: { max: decimals } };
  const max = billEntryLimits.wholeDigits;
  return whole.replace(/^0+/, '').length > max ? { rule: 'tooManyDigits', params: { max } } : null;
}
