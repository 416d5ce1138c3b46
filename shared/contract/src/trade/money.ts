/** Currencies that bills are made in, with the decimals of their minor unit (ISO 4217). */
export const currencyDecimals = {
  CNY: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  CAD: 2,
  AUD: 2,
  JPY: 0,
  KRW: 0,
  BHD: 3,
  KWD: 3,
} as const;
export type Currency = keyof typeof currencyDecimals;
export const currencies = Object.keys(currencyDecimals) as Currency[]; // its own keys

/** An amount in the minor unit of its currency, such as fen; negative for a credit. */
export type Money = { currency: Currency; amountMinor: number };

/** The decimals that a price may have: two (spec section 9), or those of its currency where it has more. */
export function priceDecimals(currency: Currency): number {
  return Math.max(2, currencyDecimals[currency]);
}

/** A decimal such as `-12.5` in units of `10 ** -decimals`; null where it is none or has more decimals. */
function scaled(value: string, decimals: number): bigint | null {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(value);
  const [, sign, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) return null;
  const digits = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign ? -digits : digits;
}

const quantityDecimals = 3;

/**
 * The amount of a fee row in minor units: quantity × unit price, rounded half up (away from zero for a credit) to the
 * decimals of the currency. Null where a factor is no decimal, or is finer than quantities (3) and prices may be.
 */
export function amountOfRow({
  currency,
  quantity,
  unitPrice,
}: {
  currency: Currency;
  /** Decimals as texts, such as `12.345`. */
  quantity: string;
  unitPrice: string;
}): number | null {
  const decimals = priceDecimals(currency);
  const count = scaled(quantity, quantityDecimals);
  const price = scaled(unitPrice, decimals);
  if (count === null || price === null) return null;
  const divisor = 10n ** BigInt(quantityDecimals + decimals - currencyDecimals[currency]);
  const product = count * price;
  const isNegative = product < 0n;
  const rounded = ((isNegative ? -product : product) * 2n + divisor) / (divisor * 2n);
  return Number(isNegative ? -rounded : rounded);
}

/** The minor units of a decimal in major units, `1409.50`; null where it is none or finer than the currency. */
export function parseAmount(value: string, currency: Currency): number | null {
  const minor = scaled(value, currencyDecimals[currency]);
  return minor === null || !Number.isSafeInteger(Number(minor)) ? null : Number(minor);
}

/** An amount in major units with all decimals of its currency and no grouping: `1409.50`. */
export function amountText({ currency, amountMinor }: Money): string {
  const decimals = currencyDecimals[currency];
  const digits = Math.abs(amountMinor)
    .toString()
    .padStart(decimals + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  return decimals === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount behind the code of its currency, without grouping: `CNY 1409.50`. */
export function amountWithCode(money: Money): string {
  return `${money.currency} ${amountText(money)}`;
}

/** One sum per currency, in the order of the list above; amounts of two currencies are never added. */
export function sumsByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<Currency, number>();
  for (const { currency, amountMinor } of amounts)
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return currencies.flatMap((currency) => {
    const amountMinor = sums.get(currency);
    return amountMinor === undefined ? [] : [{ currency, amountMinor }];
  });
}

/** Amounts of one a currency in the order of the list above. */
export function inCurrencyOrder<Amount extends { currency: Currency }>(amounts: readonly Amount[]): Amount[] {
  const placeOf = ({ currency }: Amount) => currencies.indexOf(currency);
  return amounts.toSorted((one, other) => placeOf(one) - placeOf(other));
}
