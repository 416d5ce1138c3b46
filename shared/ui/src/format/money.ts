import type { Locale } from '@berth/contract';
import { formatCount } from './format.ts';

/**
 * Digits behind the point by ISO 4217 (JPY 0, USD 2, KWD 3). A code that is none counts as two: it is shown as it
 * stands, so that it is seen.
 */
function fractionDigits(currency: string): number {
  try {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    return options.maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** Money as its sign, what names the currency, and the amount: apart, so that a column can mute the second. */
export type MoneyParts = { sign: '' | '-'; currency: string; amount: string };

/**
 * @param minorUnits a whole number of the currency's smallest unit (分, cent): money is never a fraction here.
 * @param currency ISO 4217. CNY is written ¥, every other by its code: $ and ¥ are those of several countries.
 */
export function moneyParts(minorUnits: number, currency: string, locale: Locale): MoneyParts {
  const digits = fractionDigits(currency);
  const text = Math.abs(Math.round(minorUnits))
    .toFixed(0)
    .padStart(digits + 1, '0');
  const whole = formatCount(Number(text.slice(0, text.length - digits)), locale);
  const fraction = digits > 0 ? `.${text.slice(-digits)}` : '';
  return {
    sign: Math.round(minorUnits) < 0 ? '-' : '',
    currency: currency === 'CNY' ? '¥' : currency,
    amount: whole + fraction,
  };
}

/** Money in one text: `¥1,284.50`, `USD 1,284.50`, `-USD 0.05`. An amount that is none is a dash. */
export function formatMoney(minorUnits: number, currency: string, locale: Locale): string {
  if (!Number.isFinite(minorUnits)) return '—';
  const { sign, currency: name, amount } = moneyParts(minorUnits, currency, locale);
  return `${sign}${name}${name === '¥' || name === '' ? '' : ' '}${amount}`;
}
