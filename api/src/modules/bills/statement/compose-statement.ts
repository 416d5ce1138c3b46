import { ageingDays, type Currency, currencies } from '@berth/contract';
import type { AgedBalance, Balance, StatementBill, StatementPayment } from './statement.repository.ts';

/** A bill that was issued or a payment that was received; what it adds to what is owed. */
export type Movement = {
  day: string;
  what: 'bill' | 'credit' | 'payment' | 'payback';
  /** Of the bill. */
  number: string;
  /** The bill's bookings, or the bank's reference of the payment. */
  note: string;
  amountMinor: number;
};

/** A statement in one currency; the movements lead from the opening to the closing balance. */
export type CurrencyStatement = {
  currency: Currency;
  openingMinor: number;
  movements: Movement[];
  billedMinor: number;
  paidMinor: number;
  closingMinor: number;
  /** Of the closing balance, by `ageingGroup`. */
  ageing: number[];
};

/** One statement for each currency in which anything was owed, billed or paid. */
export function composeStatement(source: {
  opening: readonly Balance[];
  bills: readonly StatementBill[];
  payments: readonly StatementPayment[];
  aged: readonly AgedBalance[];
}): CurrencyStatement[] {
  return currencies.flatMap((currency) => {
    const opening = source.opening.filter((one) => one.currency === currency);
    const movements = movementsIn(currency, source);
    const aged = source.aged.filter((one) => one.currency === currency);
    if (opening.length === 0 && movements.length === 0 && aged.length === 0) return [];
    const openingMinor = sum(opening);
    const billedMinor = sum(movements.filter(({ what }) => what === 'bill' || what === 'credit'));
    const paidMinor = -sum(movements.filter(({ what }) => what === 'payment' || what === 'payback'));
    return [
      {
        currency,
        openingMinor,
        movements,
        billedMinor,
        paidMinor,
        closingMinor: openingMinor + billedMinor - paidMinor,
        ageing: Array.from({ length: ageingDays.length + 1 }, (_, group) =>
          sum(aged.filter((one) => one.group === group)),
        ),
      },
    ];
  });
}

function movementsIn(
  currency: Currency,
  { bills, payments }: { bills: readonly StatementBill[]; payments: readonly StatementPayment[] },
): Movement[] {
  const billed = bills.flatMap(({ number, issuedOn, businessNumbers, totals }): Movement[] =>
    totals
      .filter((total) => total.currency === currency && total.amountMinor !== 0)
      .map(({ amountMinor }) => ({
        day: issuedOn,
        number,
        note: businessNumbers,
        amountMinor,
        what: amountMinor < 0 ? 'credit' : 'bill',
      })),
  );
  const paid = payments
    .filter((payment) => payment.currency === currency)
    .map(
      ({ number, receivedOn, reference, amountMinor }): Movement => ({
        day: receivedOn,
        number,
        note: reference,
        amountMinor: -amountMinor,
        what: amountMinor < 0 ? 'payback' : 'payment',
      }),
    );
  // What is billed on a day comes before what is paid on it; the sort keeps the order of equals.
  return [...billed, ...paid].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

function sum(amounts: readonly { amountMinor: number }[]): number {
  return amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
