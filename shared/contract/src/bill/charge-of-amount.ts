import { amountOfRow, amountText, type Currency, currencyDecimals, priceDecimals } from '../trade/money.ts';

/** What a fee is charged by; decimals as texts. */
export type Charge = { quantity: string; unitPrice: string };

/** Whether two charges are the same, however their decimals are written. */
export function isSameCharge(one: Charge, other: Charge): boolean {
  return Number(one.quantity) === Number(other.quantity) && Number(one.unitPrice) === Number(other.unitPrice);
}

/**
 * What a row is charged by so that it comes to an amount in minor units: its quantity at another unit price, or once the
 * amount where no unit price of that many decimals comes to it.
 */
export function chargeOfAmount(
  { currency, quantity }: { currency: Currency; quantity: string },
  amountMinor: number,
): Charge {
  const each = amountMinor / 10 ** currencyDecimals[currency] / Number(quantity);
  const unitPrice = Number.isFinite(each) ? each.toFixed(priceDecimals(currency)) : '';
  if (amountOfRow({ currency, quantity, unitPrice }) === amountMinor) return { quantity, unitPrice };
  return { quantity: '1', unitPrice: amountText({ currency, amountMinor }) };
}
