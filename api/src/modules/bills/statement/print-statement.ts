import {
  ageingDays,
  amountText,
  businessNumberPattern,
  type Currency,
  fillTemplate,
  type Locale,
  rmbCapitals,
} from '@berth/contract';
import { toChinaTime } from '../../../china-time.ts';
import type { PrintedFigure } from '../../documents/draw/draw-order.ts';
import type { PrintedFact, PrintedTable } from '../../documents/print/printed.ts';
import type { CurrencyStatement, Movement } from './compose-statement.ts';
import type { Statement } from './read-statement.ts';
import { statementWords } from './statement-words.ts';

/** A statement as its PDF says it. */
export function printStatement(
  statement: Statement,
  { locale, now }: { locale: Locale; now: Date },
): PrintedFigure {
  const words = statementWords[locale];
  const { customer } = statement;
  return {
    businessNumber: customer.name,
    isScanned: false,
    brand: words.brand,
    title: words.statement,
    status: spanOf(statement, locale),
    gate: null,
    sections: [
      {
        heading: words.customer,
        facts: [
          { label: words.name, value: customer.name, isWide: true },
          { label: words.settlement, value: words[customer.settlement] },
          { label: words.until, value: statement.until },
        ],
      },
      ...statement.currencies.map((one) => ({ heading: one.currency, facts: balances(one, locale) })),
    ],
    tables: statement.currencies.flatMap((one) => [movementTable(one, locale), ageingTable(one, locale)]),
    footer: fillTemplate(words.footer, { customer: customer.name, time: toChinaTime(now).slice(0, 16) }),
    pageOf: words.pageOf,
  };
}

/** What the statement covers, in words. */
export function spanOf({ scope, until }: Pick<Statement, 'scope' | 'until'>, locale: Locale): string {
  const words = statementWords[locale];
  return 'from' in scope
    ? `${scope.from} – ${scope.to}`
    : `${fillTemplate(words.bills, { count: scope.ids.length })} · ${until}`;
}

function balances(one: CurrencyStatement, locale: Locale): PrintedFact[] {
  const words = statementWords[locale];
  const fact = (key: 'opening' | 'billed' | 'paid' | 'closing', amountMinor: number): PrintedFact => ({
    label: words[key],
    value: printedAmount(one.currency, amountMinor),
  });
  return [
    fact('opening', one.openingMinor),
    fact('billed', one.billedMinor),
    fact('paid', one.paidMinor),
    fact('closing', one.closingMinor),
    ...(one.currency === 'CNY'
      ? [{ label: words.capitals, value: rmbCapitals(one.closingMinor), isWide: true }]
      : []),
  ];
}

function movementTable(one: CurrencyStatement, locale: Locale): PrintedTable {
  const words = statementWords[locale];
  const { currency } = one;
  const amount = (amountMinor: number) => printedAmount(currency, amountMinor);
  let balance = one.openingMinor;
  const rows = one.movements.map((movement) => {
    balance += movement.amountMinor;
    const { debitMinor, creditMinor } = sidesOf(movement);
    return [
      movement.day,
      movementWord(movement, locale),
      movement.number,
      shortNote(movement.note, locale),
      debitMinor === null ? '' : amount(debitMinor),
      creditMinor === null ? '' : amount(creditMinor),
      amount(balance),
    ];
  });
  return {
    heading: fillTemplate(words.movements, { currency }),
    columns: [
      { heading: words.date, share: 0.12 },
      { heading: words.what, share: 0.11 },
      { heading: words.number, share: 0.17 },
      { heading: words.note, share: 0.21 },
      { heading: words.debit, share: 0.13, isNumber: true },
      { heading: words.credit, share: 0.13, isNumber: true },
      { heading: words.balance, share: 0.13, isNumber: true },
    ],
    rows: [['', words.opening, '', '', '', '', amount(one.openingMinor)], ...rows],
    totals: [
      words.total,
      '',
      '',
      '',
      amount(one.billedMinor),
      amount(one.paidMinor),
      amount(one.closingMinor),
    ],
  };
}

/** The first of a bill's bookings, and how many there are: a month has more than a cell. */
function shortNote(note: string, locale: Locale): string {
  const [first = '', ...more] = note.split(' ');
  const isBookings = more.length > 0 && [first, ...more].every((word) => businessNumberPattern.test(word));
  return isBookings ? fillTemplate(statementWords[locale].bookings, { first, count: more.length + 1 }) : note;
}

/** On which side of the account a movement stands: what is billed, or what is received. */
export function sidesOf({ what, amountMinor }: Movement) {
  const isBilled = what === 'bill' || what === 'credit';
  return { debitMinor: isBilled ? amountMinor : null, creditMinor: isBilled ? null : -amountMinor };
}

export function movementWord({ what }: Movement, locale: Locale): string {
  return statementWords[locale][what === 'credit' ? 'creditNote' : what];
}

function ageingTable({ currency, ageing, closingMinor }: CurrencyStatement, locale: Locale): PrintedTable {
  const words = statementWords[locale];
  return {
    heading: `${words.ageing} · ${currency}`,
    columns: [...ageingHeadings(), words.closing].map((heading) => ({ heading, share: 0.2, isNumber: true })),
    rows: [[...ageing, closingMinor].map((amountMinor) => printedAmount(currency, amountMinor))],
    totals: null,
  };
}

/** `0–30`, `31–60`, `61–90`, `90+` */
export function ageingHeadings(): string[] {
  const ranges = ageingDays.map((last, at) => `${at === 0 ? 0 : (ageingDays[at - 1] ?? 0) + 1}–${last}`);
  return [...ranges, `${ageingDays.at(-1)}+`];
}

/** With thousands separated: `-1,409.50`. */
function printedAmount(currency: Currency, amountMinor: number): string {
  return amountText({ currency, amountMinor }).replace(/\d(?=(\d{3})+(\.|$))/g, '$&,');
}
