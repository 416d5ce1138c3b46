import { trimText } from './trim-text.ts';

/** NFKC with every kind of dash and minus as `-`: what a Chinese input method leaves of numbers and dates. */
export function normalizeDigits(value: string): string {
  return trimText(value.normalize('NFKC')).replace(/[\u2010-\u2015\u2212\u30fc]/gu, '-');
}
