import { countCharacters } from '../text/count-characters.ts';
import { normalizeDate } from '../text/normalize-date.ts';
import type { Problem, Rule } from './problem.ts';

/** Numbers allow at most this many digits (spec section 9). */
const maxDigits = 10;

/** What a number field allows. */
export type NumberLimits = { decimals: number };

const rule = (name: Rule, params?: Problem['params']): Omit<Problem, 'path'> =>
  params ? { rule: name, params } : { rule: name };

/** No honest character is longer, and what is stored and indexed has a length in bytes too. */
const codeUnitsPerCharacter = 16;

/** The first rule that a text breaks: at most `max` characters as people count them. */
export function checkText(value: string, max: number): Omit<Problem, 'path'> | null {
  // No character is shorter than a code unit: most texts need no counting, which takes a while.
  if (value.length <= max) return null;
  const isTooLong = value.length > max * codeUnitsPerCharacter || countCharacters(value) > max;
  return isTooLong ? rule('tooLong', { max }) : null;
}

/** The first rule that a positive number breaks; null (nothing entered) breaks none. */
export function checkPositive(
  value: number | null,
  { decimals }: NumberLimits,
): Omit<Problem, 'path'> | null {
  if (value === null) return null;
  if (!Number.isFinite(value)) return rule('notANumber');
  if (value <= 0) return rule('notPositive');
  // Also keeps out the numbers that are only written with an exponent.
  if (value >= 10 ** maxDigits) return rule('tooManyDigits', { max: maxDigits });
  const text = plainDecimal(value);
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > decimals) {
    return decimals === 0 ? rule('notAnInteger') : rule('tooManyDecimals', { max: decimals });
  }
  const digits = whole.replace(/^0+/, '').length + fraction.length;
  return digits > maxDigits ? rule('tooManyDigits', { max: maxDigits }) : null;
}

/** A number without an exponent: `1e-7` as `0.0000001`. */
function plainDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}

/** A real calendar day as `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && normalizeDate(value) === value;
}

/** A real moment as `YYYY-MM-DD HH:mm:ss`. */
export function isMoment(value: string): boolean {
  return isDay(value.slice(0, 10)) && /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value.slice(10));
}

/** A phone number as it is dialled: an optional `+`, digits, spaces and hyphens, 6 to 20 long. */
export function isPhone(value: string): boolean {
  return /^\+?[\d][\d -]{4,18}\d(?: (?:转|ext\.) \d{1,6})?$/.test(value);
}
