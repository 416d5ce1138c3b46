import {
  amountOfRow,
  amountText,
  type BusinessType,
  businessTypeNames,
  businessTypes,
  type Currency,
  currencies,
  type FeeColumn,
  type ImportRule,
  normalizeDate,
  normalizeDecimal,
  priceDecimals,
} from '@berth/contract';
import type { SheetCell, SheetRow } from '../../../imports/sheet/read-sheet.ts';
import { type FoundColumns, placeOf, type RowReading } from '../../../imports/sheet/read-table.ts';

/** A fee of the catalogue, by whatever a sheet may call it. */
export type FeeChoice = { code: string; name_zh: string; name_en: string };

/** The fields of a row as texts, in the form in which the sheet of the page holds them. */
export type FeeCells = Record<Exclude<FeeColumn, 'businessType'>, string> & {
  businessType: BusinessType | '';
};

type Reading = RowReading<FeeColumn> & { items: readonly FeeChoice[] };

const totalWords = /^(合计|总计|小计|总额|(grand |sub)?totals?|sum)\b|^(合计|总计|小计|总额)/i;

/** A row of sums: it says so, and names no fee. */
export function isTotals({ cells }: SheetRow, columns: FoundColumns<FeeColumn>): boolean {
  const fee = cells.get(columns.get('feeItem')?.place ?? -1);
  if (fee && !totalWords.test(fee.text.trim())) return false;
  return [...cells.values()].some(({ kind, text }) => kind === 'text' && totalWords.test(text.trim()));
}

/** Reads one row; what is wrong with it is noted at its cell, and what can be read of it stays. */
export function readFeeRow(sheetRow: SheetRow, { columns, items, log }: Reading): FeeCells {
  const { row, cells } = sheetRow;
  const cellOf = (column: FeeColumn): SheetCell | undefined => cells.get(columns.get(column)?.place ?? -1);
  const error = (column: FeeColumn, code: ImportRule, params?: Record<string, string | number>) =>
    log.error(placeOf(row, columns, column), code, params);
  const textOf = (column: FeeColumn): string => {
    const cell = cellOf(column);
    if (!cell) return '';
    if (cell.kind === 'error') error(column, 'errorValue', { text: cell.text });
    else if (cell.kind === 'pending') error(column, 'formulaWithoutValue');
    else return cell.text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 500);
    return '';
  };
  const numberOf = (column: FeeColumn, isRequired: boolean): string => {
    const text = textOf(column);
    if (text === '' && isRequired && columns.has(column) && !isBroken(cellOf(column)))
      error(column, 'required');
    if (text === '') return '';
    if (cellOf(column)?.kind === 'date') error(column, 'dateForNumber', { text });
    const number = signedDecimal(text);
    if (number === null) error(column, 'notNumber', { text: text.slice(0, 40) });
    return number ?? text.slice(0, 40);
  };
  const choiceOf = <Choice extends string>(
    column: FeeColumn,
    find: (folded: string) => Choice | undefined,
    { isRequired, rule }: { isRequired: boolean; rule: ImportRule },
  ): Choice | '' => {
    const text = textOf(column);
    if (text === '') {
      if (isRequired && columns.has(column)) error(column, 'required');
      return '';
    }
    const found = find(text.toLowerCase());
    if (found === undefined) error(column, rule, { code: text.slice(0, 40) });
    return found ?? '';
  };
  const currency = choiceOf('currency', currencyOf, { isRequired: true, rule: 'unknownChoice' });
  const quantity = numberOf('quantity', true);
  const unitPrice = numberOf('unitPrice', true);
  const amount = numberOf('amount', false);
  if (currency !== '') {
    const problem = priceProblem({ currency, quantity, unitPrice, amount });
    if (problem) error(problem.column, problem.rule, problem.params);
  }
  return {
    businessNumber: textOf('businessNumber'),
    feeItem: choiceOf('feeItem', (folded) => feeOf(items, folded), {
      ...{ isRequired: true, rule: 'unknownFeeItem' },
    }),
    ...{ unit: textOf('unit'), currency, quantity, unitPrice, amount },
    paymentObject: textOf('paymentObject'),
    businessType: choiceOf('businessType', businessTypeOf, { isRequired: false, rule: 'unknownChoice' }),
    blNumber: textOf('blNumber'),
    businessDate: dayOf(textOf('businessDate'), () => error('businessDate', 'invalidDate')),
    remarks: textOf('remarks'),
  };
}

/** A number with one sign before it, or in the brackets in which accountants put what is below zero. */
function signedDecimal(text: string): string | null {
  const inBrackets = /^\(([^-−+()]+)\)$/.exec(text)?.[1];
  return normalizeDecimal(inBrackets === undefined ? text.replace(/^−/, '-') : `-${inBrackets.trim()}`);
}

const isBroken = (cell: SheetCell | undefined) => cell?.kind === 'error' || cell?.kind === 'pending';

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

type Price = { currency: Currency; quantity: string; unitPrice: string; amount: string };
type PriceProblem = { column: FeeColumn; rule: ImportRule; params: Record<string, string | number> };

/** Figures that are finer than they may be, or an amount that they do not make. */
function priceProblem({ currency, quantity, unitPrice, amount }: Price): PriceProblem | null {
  const finer = (value: string, decimals: number) => (value.split('.')[1] ?? '').length > decimals;
  if (finer(quantity, 3)) return { column: 'quantity', rule: 'tooManyDecimals', params: { max: 3 } };
  const decimals = priceDecimals(currency);
  if (finer(unitPrice, decimals))
    return { column: 'unitPrice', rule: 'tooManyDecimals', params: { max: decimals } };
  const amountMinor = amountOfRow({ currency, quantity, unitPrice });
  if (amount === '' || amountMinor === null) return null;
  const expected = amountText({ currency, amountMinor });
  if (Number(amount) === Number(expected)) return null;
  const params = { quantity, unitPrice, currency, amount: expected, said: amount };
  return { column: 'amount', rule: 'amountOfRow', params };
}
