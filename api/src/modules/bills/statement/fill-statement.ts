import { currencyDecimals, fillTemplate, type Locale } from '@berth/contract';
import type { Cell, Row, SheetData } from 'write-excel-file/node';
import { safeText } from '../../exports/safe-text.ts';
import { type FilledSheet, formulaCell } from '../../exports/write-formulas.ts';
import type { CurrencyStatement } from './compose-statement.ts';
import { ageingHeadings, movementWord, sidesOf, spanOf } from './print-statement.ts';
import type { Statement } from './read-statement.ts';
import { statementWords } from './statement-words.ts';

const widths = [12, 14, 20, 32, 16, 16, 16];
const text = (value: string): Cell => (value === '' ? null : { value: safeText(value), type: String });
const strong = (value: string): Cell => ({ value: safeText(value), type: String, fontWeight: 'bold' });
const day = (value: string): Cell => ({
  value: new Date(`${value}T00:00:00Z`),
  type: Date,
  format: 'yyyy-mm-dd',
});

/** Amounts of one currency as cells: numbers in major units, and formulas that sum them. */
function amountsIn(currency: CurrencyStatement['currency']) {
  const decimals = currencyDecimals[currency];
  const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return {
    value: (minor: number | null): Cell =>
      minor === null ? null : { value: minor / 10 ** decimals, type: Number, format },
    formula: (formula: string, minor: number): Cell =>
      formulaCell(formula, minor / 10 ** decimals, { format, fontWeight: 'bold' }),
  };
}

/** The sheets of a statement: one for each currency, and the fee rows of its bills. All sums are live formulas. */
export function fillStatement(statement: Statement, locale: Locale): FilledSheet[] {
  const words = statementWords[locale];
  const rows = statement.rows.length > 0 ? [feeRowSheet(statement, locale)] : [];
  return [
    ...statement.currencies.map((one) => ({
      sheet: `${words.statement} ${one.currency}`,
      data: currencySheet(statement, one, locale),
      columns: widths.map((width) => ({ width })),
    })),
    ...rows,
  ];
}

function currencySheet(statement: Statement, one: CurrencyStatement, locale: Locale): SheetData {
  const words = statementWords[locale];
  const amounts = amountsIn(one.currency);
  const head: Row[] = [
    [strong(`${words.statement} · ${statement.customer.name}`)],
    [text(fillTemplate(words.movements, { currency: one.currency })), null, text(spanOf(statement, locale))],
    [],
    [words.date, words.what, words.number, words.note, words.debit, words.credit, words.balance].map(strong),
    [null, text(words.opening), null, null, null, null, amounts.value(one.openingMinor)],
  ];
  // Rows of a sheet count from 1, and the movements follow the opening balance.
  const opening = head.length;
  let balanceMinor = one.openingMinor;
  const rows = one.movements.map((movement, at): Row => {
    balanceMinor += movement.amountMinor;
    const { debitMinor, creditMinor } = sidesOf(movement);
    const row = opening + 1 + at;
    return [
      day(movement.day),
      text(movementWord(movement, locale)),
      text(movement.number),
      text(movement.note),
      amounts.value(debitMinor),
      amounts.value(creditMinor),
      amounts.formula(`G${row - 1}+E${row}-F${row}`, balanceMinor),
    ];
  });
  const last = opening + rows.length;
  const sides = one.movements.map(sidesOf);
  const sumOf = (column: string, side: 'debitMinor' | 'creditMinor') => {
    const sumMinor = sides.reduce((sum, amounts) => sum + (amounts[side] ?? 0), 0);
    if (rows.length === 0) return amounts.value(0);
    return amounts.formula(`SUM(${column}${opening + 1}:${column}${last})`, sumMinor);
  };
  const total: Row = [
    strong(words.total),
    null,
    null,
    null,
    sumOf('E', 'debitMinor'),
    sumOf('F', 'creditMinor'),
    amounts.formula(`G${last}`, one.closingMinor),
  ];
  const aged = last + 5;
  const ageing: Row[] = [
    [],
    [strong(words.ageing)],
    [...ageingHeadings(), words.total].map(strong),
    [
      ...one.ageing.map((minor) => amounts.value(minor)),
      amounts.formula(
        `SUM(A${aged}:D${aged})`,
        one.ageing.reduce((sum, minor) => sum + minor, 0),
      ),
    ],
  ];
  return [...head, ...rows, total, ...ageing];
}

function feeRowSheet({ rows, currencies }: Statement, locale: Locale): FilledSheet {
  const words = statementWords[locale];
  const headings = [
    words.number,
    words.businessNumber,
    words.blNumber,
    words.date,
    words.feeItem,
    words.unit,
    words.currency,
    words.quantity,
    words.unitPrice,
    words.amount,
  ];
  const data = rows.map((row): Row => {
    const amounts = amountsIn(row.currency);
    return [
      text(row.number),
      text(row.businessNumber ?? ''),
      text(row.blNumber),
      day(row.businessDate),
      text(locale === 'en' ? row.name_en : row.name_zh),
      text(row.unit),
      text(row.currency),
      { value: Number(row.quantity), type: Number, format: '#,##0.###' },
      { value: Number(row.unitPrice), type: Number, format: '#,##0.00#' },
      amounts.value(row.amountMinor),
    ];
  });
  const last = data.length + 1;
  const totals = currencies
    .filter(({ currency }) => rows.some((row) => row.currency === currency))
    .map(
      ({ currency }): Row => [
        strong(words.total),
        null,
        null,
        null,
        null,
        null,
        strong(currency),
        null,
        null,
        amountsIn(currency).formula(
          `SUMIF(G2:G${last},"${currency}",J2:J${last})`,
          rows.reduce((sum, row) => sum + (row.currency === currency ? row.amountMinor : 0), 0),
        ),
      ],
    );
  return {
    sheet: words.feeRows,
    data: [headings.map(strong), ...data, ...totals],
    columns: [20, 20, 18, 12, 20, 10, 8, 12, 14, 16].map((width) => ({ width })),
  };
}
