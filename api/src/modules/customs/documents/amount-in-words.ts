import { type Currency, currencyDecimals, rmbCapitals } from '@berth/contract';
import { toCardinal } from 'n2words/en-US';

/** Currencies as invoices name them, and what they are divided into. */
const currencyWords: Readonly<Record<Currency, { name: string; part: string }>> = {
  CNY: { name: 'CHINESE YUAN', part: 'FEN' },
  USD: { name: 'US DOLLARS', part: 'CENT' },
  EUR: { name: 'EUROS', part: 'CENT' },
  GBP: { name: 'POUNDS STERLING', part: 'PENNY' },
  HKD: { name: 'HONG KONG DOLLARS', part: 'CENT' },
  CAD: { name: 'CANADIAN DOLLARS', part: 'CENT' },
  AUD: { name: 'AUSTRALIAN DOLLARS', part: 'CENT' },
  JPY: { name: 'JAPANESE YEN', part: '' },
  KRW: { name: 'SOUTH KOREAN WON', part: '' },
  BHD: { name: 'BAHRAINI DINARS', part: 'FILS' },
  KWD: { name: 'KUWAITI DINARS', part: 'FILS' },
};

/**
 * An amount as invoices say it: `SAY US DOLLARS ONE THOUSAND FIVE HUNDRED AND CENTS FIFTY ONLY`, renminbi in capitals.
 *
 * @param amountMinor in the minor unit of its currency, not negative
 */
export function amountInWords(currency: Currency, amountMinor: number): string {
  if (currency === 'CNY') return rmbCapitals(amountMinor);
  const minors = 10 ** currencyDecimals[currency];
  const { name, part } = currencyWords[currency];
  const whole = inCapitals(Math.floor(amountMinor / minors));
  const rest = amountMinor % minors;
  const parts = rest === 0 ? '' : ` AND ${partsOf(part, rest)} ${inCapitals(rest)}`;
  return `SAY ${name} ${whole}${parts} ONLY`;
}

const inCapitals = (number: number): string => toCardinal(number).toUpperCase();

function partsOf(part: string, count: number): string {
  if (part === 'PENNY') return count === 1 ? 'PENNY' : 'PENCE';
  return part === 'CENT' ? `CENT${count === 1 ? '' : 'S'}` : part;
}
