import { normalizeCode } from '../text/normalize-code.ts';

/** Why a container number is not one, or `ok`. */
export type ContainerNumberCheck = 'ok' | 'length' | 'format' | 'checkDigit';

const form = /^[A-Z]{3}[JUZ]\d{7}$/;

/** `csqu 305438-3` as `CSQU3054383`: the form that is stored and checked. */
export function normalizeContainerNumber(value: string): string {
  return normalizeCode(value).replace(/[ -]/g, '');
}

/**
 * Checks a container number by ISO 6346: eleven characters, three letters of the owner, U, J or Z, six
 * digits, check digit. Spaces, hyphens and lower case do not matter. Staff may override the check digit
 * (old and misprinted boxes exist), a customer may not.
 */
export function checkContainerNumber(value: string): ContainerNumberCheck {
  const code = normalizeContainerNumber(value);
  if (code.length !== 11) return 'length';
  if (!form.test(code)) return 'format';
  return containerCheckDigit(code.slice(0, 10)) === Number(code[10]) ? 'ok' : 'checkDigit';
}

/**
 * The check digit of the first ten characters of a container number (ISO 6346, annex A): A = 10 to Z = 38
 * without the multiples of 11, each times 2 to the power of its place, modulo 11, and 10 becomes 0.
 */
export function containerCheckDigit(firstTen: string): number {
  let sum = 0;
  [...firstTen].forEach((char, place) => {
    sum += characterValue(char) * 2 ** place;
  });
  return (sum % 11) % 10;
}

function characterValue(char: string): number {
  if (char <= '9') return Number(char);
  const value = (char.codePointAt(0) ?? 0) - 55; // A is 10
  return value + Math.floor((value - 1) / 10); // 11, 22 and 33 are left out
}
