import { isDay } from '../rule/field-rules.ts';
import { type Problem, under } from '../rule/problem.ts';
import { tooLongTexts } from '../rule/record-rules.ts';
import { amountText, type Currency, type Money, sumsByCurrency } from '../trade/money.ts';
import type { BillSettlement, BusinessType } from './bill-words.ts';
import { billEntryLimits, decimalProblem, type PriceEntry, priceProblems } from './fee-price-rules.ts';

/** A fee row as the forwarder enters it. */
export type FeeEntry = PriceEntry & {
  /** Its place in the bill, and what it is known by when the bill is corrected. */
  line: number;
  /** Of its booking; '' where it belongs to none. */
  businessNumber: string;
  paymentObject: string;
  businessType: BusinessType;
  blNumber: string;
  businessDate: string;
  remarks: string;
};

/** A bill as the forwarder enters it: whole, also to correct it. Days as `YYYY-MM-DD`. */
export type BillEntry = {
  number: string;
  settlement: BillSettlement;
  /** Of the one booking of a bill that is paid by itself, else ''. */
  businessNumber: string;
  /** Of a monthly bill. */
  periodFrom: string | null;
  periodTo: string | null;
  issuedOn: string;
  dueOn: string;
  remarks: string;
  /** So many CNY for one of the currency. */
  rates: readonly { currency: Currency; rate: string; rateOn: string }[];
  /** What the rows add up to, in each of their currencies. */
  totals: readonly Money[];
  rows: readonly FeeEntry[];
};

/** The rules of a bill as the forwarder's system sends it or its desk enters it: each row and the sums of all. */
export function billEntryProblems(entry: BillEntry): Problem[] {
  const { number, remarks } = billEntryLimits;
  return [
    ...(entry.number === '' ? [{ path: 'number', rule: 'required' } as const] : []),
    ...tooLongTexts(entry, { number, remarks }),
    ...settlementProblems(entry),
    ...dayProblems(entry),
    ...rateProblems(entry.rates),
    ...(entry.rows.length === 0 ? [{ path: 'rows', rule: 'noFeeRows' } as const] : []),
    ...entry.rows.flatMap((row, at) => feeRowProblems(row, { at, entry })),
    ...totalProblems(entry),
  ];
}

function settlementProblems({ settlement, businessNumber, periodFrom, periodTo }: BillEntry): Problem[] {
  if (settlement === 'perBill') {
    return businessNumber === '' ? [{ path: 'businessNumber', rule: 'required' }] : [];
  }
  const problems: Problem[] = [];
  if (periodFrom === null) problems.push({ path: 'periodFrom', rule: 'required' });
  if (periodTo === null) problems.push({ path: 'periodTo', rule: 'required' });
  if (periodFrom !== null && periodTo !== null && periodTo < periodFrom)
    problems.push({ path: 'periodTo', rule: 'endsBeforeStart', params: { from: periodFrom } });
  return problems;
}

function dayProblems(entry: BillEntry): Problem[] {
  const { issuedOn, dueOn } = entry;
  const days = ['issuedOn', 'dueOn', 'periodFrom', 'periodTo'] as const;
  const wrong = days.filter((path) => entry[path] !== null && !isDay(entry[path]));
  const problems = wrong.map((path): Problem => ({ path, rule: 'invalidDate' }));
  if (problems.length === 0 && dueOn < issuedOn)
    problems.push({ path: 'dueOn', rule: 'endsBeforeStart', params: { from: issuedOn } });
  return problems;
}

function rateProblems(rates: BillEntry['rates']): Problem[] {
  return rates.flatMap(({ currency, rate, rateOn }, at): Problem[] => {
    const isTwice = rates.findIndex((each) => each.currency === currency) < at;
    if (isTwice || currency === 'CNY') return [{ path: `rates.${at}.currency`, rule: 'rateNotNeeded' }];
    const problem = decimalProblem(rate, billEntryLimits.rateDecimals);
    const path = `rates.${at}.rate`;
    if (problem) return [{ path, ...problem }];
    if (Number(rate) <= 0) return [{ path, rule: 'notPositive' }];
    const max = billEntryLimits.rate;
    if (Number(rate) > max) return [{ path, rule: 'rateTooHigh', params: { max } }];
    return isDay(rateOn) ? [] : [{ path: `rates.${at}.rateOn`, rule: 'invalidDate' }];
  });
}

function feeRowProblems(row: FeeEntry, { at, entry }: { at: number; entry: BillEntry }): Problem[] {
  const path = `rows.${at}`;
  const problems = priceProblems(row, path);
  const { paymentObject, blNumber, remarks } = billEntryLimits;
  problems.push(...tooLongTexts(row, { paymentObject, blNumber, remarks }).map(under(path)));
  if (entry.rows.findIndex(({ line }) => line === row.line) < at)
    problems.push({ path: `${path}.line`, rule: 'lineTwice', params: { line: row.line } });
  if (!isDay(row.businessDate)) problems.push({ path: `${path}.businessDate`, rule: 'invalidDate' });
  const isOfOther = row.businessNumber !== '' && row.businessNumber !== entry.businessNumber;
  if (entry.settlement === 'perBill' && isOfOther) {
    const params = { number: entry.businessNumber };
    problems.push({ path: `${path}.businessNumber`, rule: 'rowOfOtherBooking', params });
  }
  return problems;
}

/** Each currency of the rows has its total, and each total is what its rows add up to. */
function totalProblems({ rows, totals }: BillEntry): Problem[] {
  const sums = new Map(sumsByCurrency(rows).map((sum) => [sum.currency, sum.amountMinor]));
  const problems = totals.flatMap(({ currency, amountMinor }, at): Problem[] => {
    if (totals.findIndex((each) => each.currency === currency) < at)
      return [{ path: `totals.${at}.currency`, rule: 'totalTwice', params: { currency } }];
    const sum = sums.get(currency) ?? 0;
    if (sum === amountMinor) return [];
    const params = {
      currency,
      sum: amountText({ currency, amountMinor: sum }),
      total: amountText({ currency, amountMinor }),
      lines: linesOf(rows, currency),
    };
    const difference = amountText({ currency, amountMinor: sum - amountMinor });
    return [
      { path: `totals.${at}.amountMinor`, rule: 'sumOfRows', params },
      // One row alone that explains the difference is most likely the one that is wrong.
      ...rows.flatMap((row, place): Problem[] =>
        row.currency === currency && row.amountMinor === sum - amountMinor
          ? [{ path: `rows.${place}.amountMinor`, rule: 'rowInExcess', params: { difference, currency } }]
          : [],
      ),
    ];
  });
  const known = new Set(totals.map(({ currency }) => currency));
  const without = rows.flatMap(({ currency }, at): Problem[] =>
    known.has(currency) ? [] : [{ path: `rows.${at}.currency`, rule: 'totalMissing', params: { currency } }],
  );
  return [...problems, ...without];
}

const mostLinesNamed = 20;

function linesOf(rows: readonly FeeEntry[], currency: Currency): string {
  const lines = rows.filter((row) => row.currency === currency).map(({ line }) => line);
  const named = lines.slice(0, mostLinesNamed).join(', ');
  return lines.length > mostLinesNamed ? `${named}, …` : named || '–';
}
