import {
  amountOfRow,
  amountText,
  type BusinessType,
  businessTypeNames,
  businessTypes,
  type Currency,
  currencies,
  currencyDecimals,
  type FeeColumn,
  type ImportRule,
  normalizeDate,
  normalizeDecimal,
  priceDecimals,
} from '@berth/contract';
import type { CellRange } from '../../../imports/sheet/cell-address.ts';
import type { LineReader } from '../../../imports/sheet/line-reader.ts';
import type { SheetRow } from '../../../imports/sheet/read-sheet.ts';
import { roundTo } from '../../../imports/sheet/round-to.ts';

/** A fee of the catalogue, by whatever a sheet may call it. */
export type FeeChoice = { code: string; name_zh: string; name_en: string };

/** The fields of a row as texts, in the form in which the sheet of the page holds them. */
export type FeeCells = Record<Exclude<FeeColumn, 'businessType'>, string> & {
  businessType: BusinessType | '';
};

const totalWords = /^(合计|总计|小计|总额|(grand |sub)?totals?|sum)\b|^(合计|总计|小计|总额)/i;

/** A row of sums: it says so, and names no fee; one whose fee is merged from above names that. */
export function isTotals(
  { row, cells }: SheetRow,
  fees: number | undefined,
  merges: readonly CellRange[],
): boolean {
  const fee = cells.get(fees ?? -1);
  if (fee && !totalWords.test(fee.text.trim())) return false;
  const isFromAbove = ({ top, bottom, left, right }: CellRange) =>
    top < row && row <= bottom && left <= (fees ?? -1) && (fees ?? -1) <= right;
  if (merges.some(isFromAbove)) return false;
  return [...cells.values()].some(({ kind, text }) => kind === 'text' && totalWords.test(text.trim()));
}

/** Reads one row; what is wrong with it is noted at its cell, and what can be read of it stays. */
export function readFeeRow(
  line: LineReader<FeeColumn>,
  { items }: { items: readonly FeeChoice[] },
): FeeCells {
  const { columns, broken, refuse } = line;
  const textOf = (column: FeeColumn): string =>
    line.text(column).normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 500);
  const isMissing = (column: FeeColumn) => columns.has(column) && !broken.has(column) && line.isBlank(column);
  const needed = (column: FeeColumn): string => {
    const number = line.decimal(column, signedDecimal);
    if (isMissing(column)) refuse(column, 'required');
    return number;
  };
  const choiceOf = <Choice extends string>(
    column: FeeColumn,
    find: (folded: string) => Choice | undefined,
    { isRequired, rule }: { isRequired: boolean; rule: ImportRule },
  ): Choice | '' => {
    const text = textOf(column);
    if (text === '') {
      if (isRequired && isMissing(column)) refuse(column, 'required');
      return '';
    }
    const found = find(text.toLowerCase());
    if (found === undefined) refuse(column, rule, { code: text.slice(0, 40) });
    return found ?? '';
  };
  const currency = choiceOf('currency', currencyOf, { isRequired: true, rule: 'unknownChoice' });
  const quantity = needed('quantity');
  const unitPrice = needed('unitPrice');
  const amount = line.decimal('amount', signedDecimal);
  const isPriceRead = !broken.has('quantity') && !broken.has('unitPrice') && !broken.has('amount');
  if (currency !== '' && isPriceRead) {
    const problem = priceProblem({ currency, quantity, unitPrice }, amountsSaid(line, amount, currency));
    if (problem) refuse(problem.column, problem.rule, problem.params);
  }
  return {
    businessNumber: textOf('businessNumber'),
    feeItem: choiceOf('feeItem', (folded) => feeOf(items, folded), {
      isRequired: true,
      rule: 'unknownFeeItem',
    }),
    unit: textOf('unit'),
    currency,
    quantity,
    unitPrice,
    amount,
    paymentObject: textOf('paymentObject'),
    businessType: choiceOf('businessType', businessTypeOf, { isRequired: false, rule: 'unknownChoice' }),
    blNumber: textOf('blNumber'),
    businessDate: dayOf(textOf('businessDate'), () => refuse('businessDate', 'invalidDate')),
    remarks: textOf('remarks'),
  };
}

/**
 * What a row says that it comes to. What a formula multiplies has more decimals than the currency: what the sheet shows of
 * it is right, too, and what it is rounded to.
 */
function amountsSaid(line: LineReader<FeeColumn>, amount: string, currency: Currency): string[] {
  const [cell] = line.cellsOf('amount');
  if (amount === '' || cell?.kind !== 'number') return amount === '' ? [] : [amount];
  const said = [amount];
  if (cell.shown) said.push(String(cell.shown.value));
  const size = roundTo(Math.abs(Number(amount)), currencyDecimals[currency]);
  if (cell.isFormula) said.push(Number(amount) < 0 ? `-${size}` : size);
  return said;
}

/** A number with one sign before it, or in the brackets in which accountants put what is below zero. */
function signedDecimal(typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  const inBrackets = /^\(([^-−+()]+)\)$/.exec(text)?.[1];
  return normalizeDecimal(inBrackets === undefined ? text.replace(/^−/, '-') : `-${inBrackets.trim()}`);
}

const yuan = ['rmb', '人民币', '¥', '元'];

function currencyOf(folded: string): Currency | undefined {
  if (yuan.includes(folded)) return 'CNY';
  return currencies.find((currency) => currency.toLowerCase() === folded);
}

function feeOf(items: readonly FeeChoice[], folded: string): string | undefined {
  const names = ({ code, name_zh, name_en }: FeeChoice) => [code, name_zh, name_en];
  return items.find((item) => names(item).some((name) => name.toLowerCase() === folded))?.code;
}

function businessTypeOf(folded: string): BusinessType | undefined {
  const names = (type: BusinessType) => [type, ...Object.values(businessTypeNames[type])];
  return businessTypes.find((type) => names(type).some((name) => name.toLowerCase() === folded));
}

function dayOf(text: string, refuse: () => void): string {
  if (text === '') return '';
  const day = normalizeDate(text);
  if (day === null) refuse();
  return day ?? text.slice(0, 40);
}

type Price = { currency: Currency; quantity: string; unitPrice: string };
type PriceProblem = { column: FeeColumn; rule: ImportRule; params: Record<string, string | number> };

/** Figures that are finer than they may be, or amounts of which none is what they make. */
function priceProblem(
  { currency, quantity, unitPrice }: Price,
  amounts: readonly string[],
): PriceProblem | null {
  const finer = (value: string, decimals: number) => (value.split('.')[1] ?? '').length > decimals;
  if (finer(quantity, 3)) return { column: 'quantity', rule: 'tooManyDecimals', params: { max: 3 } };
  const decimals = priceDecimals(currency);
  if (finer(unitPrice, decimals))
    return { column: 'unitPrice', rule: 'tooManyDecimals', params: { max: decimals } };
  const amountMinor = amountOfRow({ currency, quantity, unitPrice });
  const [said = ''] = amounts;
  if (said === '' || amountMinor === null) return null;
  const expected = amountText({ currency, amountMinor });
  if (amounts.some((amount) => Number(amount) === Number(expected))) return null;
  return {
    column: 'amount',
    rule: 'amountOfRow',
    params: { quantity, unitPrice, currency, amount: expected, said },
  };
}
