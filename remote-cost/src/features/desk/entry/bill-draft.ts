import {
  amountOfRow,
  type BillEntry,
  type BillSettlement,
  type BusinessType,
  billEntryProblems,
  businessTypes,
  type Currency,
  currencies,
  type FeeEntry,
  normalizeCode,
  normalizeDate,
  type Problem,
  sumsByCurrency,
  trimText,
} from '@berth/contract';
import { newUuid, normalizeNumberDraft } from '@berth/ui';
import type { BookingToBill } from '../../calls/desk.queries.ts';

/** The fields of a fee row in the order in which the sheet shows them; its amount follows from two of them. */
export const feeFields = [
  'feeItem',
  'quantity',
  'unit',
  'unitPrice',
  'currency',
  'businessNumber',
  'businessType',
  'businessDate',
  'blNumber',
  'paymentObject',
  'remarks',
] as const;
export type FeeField = (typeof feeFields)[number];
/** A fee row as typed. `line` is its number on a bill that is corrected; '' of a new row. */
export type FeeLine = { key: string; line: string } & Record<FeeField, string>;

export type BillDraft = {
  number: string;
  settlement: BillSettlement;
  businessNumber: string;
  periodFrom: string | null;
  periodTo: string | null;
  issuedOn: string | null;
  dueOn: string | null;
  remarks: string;
  isSupplement: boolean;
  /** By currency, as typed; one without a rate is not stated. */
  rates: Partial<Record<Currency, { rate: string; rateOn: string | null }>>;
  lines: readonly FeeLine[];
  /** The highest number that a row of the bill had when it was opened. */
  lastLine: number;
};

export const isCurrency = (code: string): code is Currency => currencies.some((each) => each === code);
const isBusinessType = (code: string): code is BusinessType => businessTypes.some((each) => each === code);

export function newFeeLine(given: Partial<FeeLine> = {}): FeeLine {
  const empty = Object.fromEntries(feeFields.map((field) => [field, ''])) as Record<FeeField, string>; // one of each
  return { line: '', ...empty, currency: 'CNY', businessType: 'other', key: newUuid(), ...given };
}

/** Rows of a booking as they were quoted; one empty row where nothing was. Keys say which row of what it is. */
export function linesOfBooking({ businessNumber, kind, quotation }: BookingToBill, today: string): FeeLine[] {
  const own = { businessNumber, businessType: kind, businessDate: today };
  if (quotation.length === 0) return [newFeeLine({ ...own, key: businessNumber })];
  return quotation.map(({ id, feeItem, unit, currency, quantity, unitPrice }) =>
    newFeeLine({ ...own, key: id, feeItem, unit, currency, quantity, unitPrice }),
  );
}

/** A new bill, begun with a booking where one is given. */
export function beginBill(
  settlement: BillSettlement,
  today: string,
  booking: BookingToBill | undefined,
): BillDraft {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const bills = booking?.bills.length ?? 0;
  return {
    // A second one of the same booking has another number; two people who begin the same bill have one.
    number: booking ? `B-${booking.businessNumber}${bills > 0 ? `-${bills + 1}` : ''}` : '',
    settlement,
    businessNumber: booking?.businessNumber ?? '',
    periodFrom: `${today.slice(0, 8)}01`,
    periodTo: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
    issuedOn: today,
    dueOn: null,
    remarks: '',
    isSupplement: false,
    lastLine: 0,
    rates: {},
    lines: booking ? linesOfBooking(booking, today) : [newFeeLine({ key: 'first', businessDate: today })],
  };
}

/** A bill as it was entered, to be corrected. */
export function draftOfEntry({ rows, rates, totals: _totals, ...head }: BillEntry): BillDraft {
  return {
    ...head,
    isSupplement: false,
    lastLine: Math.max(0, ...rows.map(({ line }) => line)),
    rates: Object.fromEntries(rates.map(({ currency, rate, rateOn }) => [currency, { rate, rateOn }])),
    lines: rows.map(({ amountMinor: _amount, line, ...row }) => ({
      ...row,
      key: String(line),
      line: String(line),
    })),
  };
}

/** A row in which something is said of a charge. */
export const isFilled = ({ feeItem, quantity, unitPrice, remarks }: FeeLine): boolean =>
  [feeItem, quantity, unitPrice, remarks].some((text) => text.trim() !== '');

/** The amount of a row; null while it cannot be told. */
export function amountOfLine({ currency, quantity, unitPrice }: FeeLine): number | null {
  if (!isCurrency(currency)) return null;
  const [count, price] = [quantity, unitPrice].map(normalizeNumberDraft);
  return amountOfRow({ currency, quantity: count ?? '', unitPrice: price ?? '' });
}

/** What is sent, what keeps it from that, and the rows of the sheet that it is made of. */
export function readBill(draft: BillDraft) {
  const { settlement, periodFrom, periodTo, issuedOn, dueOn } = draft;
  const isMonthly = settlement === 'monthly';
  const filled = draft.lines.filter(isFilled);
  const numbers = lineNumbers(filled, draft.lastLine);
  const rows = filled.map((line, at) => readLine(line, numbers[at] ?? 0));
  const used = foreignCurrencies(rows);
  const entry = {
    number: normalizeCode(draft.number),
    settlement,
    businessNumber: isMonthly ? '' : normalizeCode(draft.businessNumber),
    ...(isMonthly ? { periodFrom, periodTo } : { periodFrom: null, periodTo: null }),
    issuedOn: issuedOn ?? '',
    dueOn: dueOn ?? '',
    remarks: trimText(draft.remarks),
    rates: used.flatMap((currency) => {
      const { rate = '', rateOn = null } = draft.rates[currency] ?? {};
      return rate.trim() === '' ? [] : [{ currency, rate: normalizeNumberDraft(rate), rateOn: rateOn ?? '' }];
    }),
    totals: sumsByCurrency(rows),
    rows,
  } satisfies BillEntry;
  const unread = filled.flatMap(({ currency, businessType }, at): Problem[] => [
    ...(isCurrency(currency) ? [] : [{ path: `rows.${at}.currency`, rule: 'required' } as const]),
    ...(isBusinessType(businessType) ? [] : [{ path: `rows.${at}.businessType`, rule: 'required' } as const]),
  ]);
  return { entry, problems: [...unread, ...billEntryProblems(entry)], filled, foreign: used };
}

export type ReadBill = ReturnType<typeof readBill>;

function readLine(line: FeeLine, number: number): FeeEntry {
  const { currency, businessType, quantity, unitPrice, businessDate } = line;
  return {
    line: number,
    feeItem: line.feeItem,
    unit: trimText(line.unit),
    // Where it is none, a problem says so before anything is sent.
    currency: isCurrency(currency) ? currency : 'CNY',
    businessType: isBusinessType(businessType) ? businessType : 'other',
    quantity: normalizeNumberDraft(quantity),
    unitPrice: normalizeNumberDraft(unitPrice),
    amountMinor: amountOfLine(line) ?? 0,
    businessNumber: normalizeCode(line.businessNumber),
    paymentObject: trimText(line.paymentObject),
    blNumber: normalizeCode(line.blNumber),
    businessDate: normalizeDate(businessDate) ?? businessDate,
    remarks: trimText(line.remarks),
  };
}

/**
 * A known row keeps its number; a new one, or the copy of a known one, has the next. The number of a row that was deleted
 * is not given again: disputes and history of that row would be the new one's.
 */
function lineNumbers(lines: readonly FeeLine[], lastLine: number): number[] {
  let last = Math.max(lastLine, ...lines.map(({ line }) => Number(line)));
  const taken = new Set<string>();
  return lines.map(({ line }) => {
    if (line !== '' && !taken.has(line)) {
      taken.add(line);
      return Number(line);
    }
    last += 1;
    return last;
  });
}

const foreignCurrencies = (rows: readonly FeeEntry[]): Currency[] =>
  sumsByCurrency(rows).flatMap(({ currency }) => (currency === 'CNY' ? [] : [currency]));
