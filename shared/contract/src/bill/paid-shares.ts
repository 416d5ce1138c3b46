import type { Currency, Money } from '../trade/money.ts';

type SharingRow = Money & { isConfirmed: boolean };

/**
 * What of a bill's payments goes to each of its rows, in the order of the rows given. Payments of a currency pay its
 * confirmed rows one after the other and then those that are not confirmed. Credits pay along with them: as soon as
 * something is paid, or where credits make up for everything, a credit is used whole and goes to other rows. What is paid
 * beyond all rows is no row's.
 */
export function paidShares(rows: readonly SharingRow[], paid: readonly Money[]): number[] {
  const shares = rows.map(() => 0);
  for (const currency of new Set(rows.map((row) => row.currency))) {
    const paidMinor = paid.find((payment) => payment.currency === currency)?.amountMinor ?? 0;
    shareOut(rows, { currency, paidMinor }, shares);
  }
  return shares;
}

function shareOut(
  rows: readonly SharingRow[],
  { currency, paidMinor }: { currency: Currency; paidMinor: number },
  shares: number[],
): void {
  const own = [...rows.entries()].filter(([, row]) => row.currency === currency);
  const billed = own.reduce((sum, [, { amountMinor }]) => sum + amountMinor, 0);
  if (paidMinor <= 0 && billed > 0) return;
  let left = Math.max(0, paidMinor);
  for (const [at, { amountMinor }] of own) {
    if (amountMinor >= 0) continue;
    shares[at] = amountMinor;
    left -= amountMinor;
  }
  const owed = own.filter(([, { amountMinor }]) => amountMinor > 0);
  const inTurn = owed.toSorted(([, one], [, other]) => Number(other.isConfirmed) - Number(one.isConfirmed));
  for (const [at, { amountMinor }] of inTurn) {
    const share = Math.min(amountMinor, left);
    shares[at] = share;
    left -= share;
  }
}
