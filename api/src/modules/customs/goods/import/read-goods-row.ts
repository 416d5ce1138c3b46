import {
  brandTypes,
  type Currency,
  currencies,
  exportBenefits,
  type GoodsColumn,
  type GoodsContent,
  goodsColumns,
  type ImportHint,
  type ImportRule,
  normalizeCode,
  normalizeDecimal,
  normalizeHsCode,
  readCustomsUnit,
  trimText,
  withoutFormulaGuard,
} from '@berth/contract';
import type { FoundColumn } from '../../../imports/sheet/find-heading.ts';
import type { ImportLog } from '../../../imports/sheet/import-log.ts';
import { addressOf, type SheetRow } from '../../../imports/sheet/read-sheet.ts';

export type Columns = ReadonlyMap<GoodsColumn, FoundColumn<GoodsColumn>>;

type Reading = { columns: Columns; log: ImportLog<ImportRule, ImportHint> };

/** Goods as a row has them; `broken` are the fields of which something was told while reading. */
type ReadRow = { goods: GoodsContent; isCurrencyBlank: boolean; broken: GoodsColumn[] };

export function placeOf(row: number, columns: Columns, column: GoodsColumn) {
  const found = columns.get(column);
  return { row, cell: found ? addressOf(row, found.place) : null, column: found?.heading ?? null };
}

/** Reads one row; what cannot be read is noted at its cell. */
export function readGoodsRow({ row, cells }: SheetRow, { columns, log }: Reading): ReadRow {
  const broken: GoodsColumn[] = [];
  const refuse = (column: GoodsColumn, rule: ImportRule, params?: Record<string, string | number>) => {
    broken.push(column);
    log.error(placeOf(row, columns, column), rule, params);
  };
  const texts = new Map(goodsColumns.map((column) => [column, textOf(column)]));
  function textOf(column: GoodsColumn): string {
    const cell = cells.get(columns.get(column)?.place ?? -1);
    if (!cell) return '';
    if (cell.kind === 'error') refuse(column, 'errorValue', { text: cell.text });
    else if (cell.kind === 'pending') refuse(column, 'formulaWithoutValue');
    else return trimText(withoutFormulaGuard(cell.text)).slice(0, 4000);
    return '';
  }
  const text = (column: GoodsColumn) => texts.get(column) ?? '';
  const numberOf = (column: GoodsColumn): number | null => {
    if (text(column) === '') return null;
    const number = normalizeDecimal(text(column));
    if (number === null) refuse(column, 'notNumber', { text: text(column).slice(0, 40) });
    return number === null ? null : Number(number);
  };
  const choiceOf = (column: GoodsColumn, choices: Choices): string => {
    const choice = readChoice(text(column), choices);
    if (choice === null) refuse(column, 'unknownChoice');
    return choice ?? '';
  };
  const unit = text('declarationUnit') === '' ? '' : readCustomsUnit(text('declarationUnit'));
  if (unit === null)
    refuse('declarationUnit', 'unknownCustomsUnit', { unit: text('declarationUnit').slice(0, 40) });
  const currency = currencyOf(text('currency'));
  if (currency === null) refuse('currency', 'unknownChoice');
  const goods: GoodsContent = {
    sku: normalizeCode(text('sku')),
    nameZh: text('nameZh'),
    nameEn: text('nameEn'),
    hsCode: normalizeHsCode(text('hsCode')),
    clearanceCode: normalizeHsCode(text('clearanceCode')),
    declarationUnit: unit ?? '',
    unitPrice: numberOf('unitPrice'),
    currency: currency ?? 'CNY',
    netWeight: numberOf('netWeight'),
    grossWeight: numberOf('grossWeight'),
    brandType: choiceOf('brandType', brandTypes),
    exportBenefit: choiceOf('exportBenefit', exportBenefits),
    otherElements: text('otherElements'),
    material: text('material'),
    usage: text('usage'),
    brand: text('brand'),
    model: text('model'),
    remarks: text('remarks'),
  };
  return { goods, isCurrencyBlank: text('currency') === '', broken };
}

type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A choice by its digit or one of its names; null for any other text. */
function readChoice(text: string, choices: Choices): string | null {
  const plain = text.normalize('NFKC').toLowerCase();
  if (plain === '' || Object.hasOwn(choices, plain)) return plain;
  const isNamed = (names: Readonly<Record<string, string>>) =>
    Object.values(names).some((name) => name.normalize('NFKC').toLowerCase() === plain);
  return Object.entries(choices).find(([, names]) => isNamed(names))?.[0] ?? null;
}

const yuan = ['', 'rmb', '人民币', '¥', '元'];

function currencyOf(text: string): Currency | null {
  const plain = text.normalize('NFKC').toLowerCase();
  if (yuan.includes(plain)) return 'CNY';
  return currencies.find((currency) => currency.toLowerCase() === plain) ?? null;
}
