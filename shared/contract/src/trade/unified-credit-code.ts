import { normalizeCode } from '../text/normalize-code.ts';

/** Why a unified social credit code is not one, or `ok`. */
export type UnifiedCreditCodeCheck = 'ok' | 'length' | 'format' | 'checkDigit';

/** The 31 characters of GB 32100, each worth its place: no I, O, Z, S, V. */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * Checks a 统一社会信用代码 by GB 32100: 18 characters, of which the last makes the sum of the others, each
 * times 3 to the power of its place, divisible by 31. Lower case and spaces do not matter.
 */
export function checkUnifiedCreditCode(value: string): UnifiedCreditCodeCheck {
  const code = normalizeCode(value).replaceAll(' ', '');
  if (code.length !== 18) return 'length';
  if ([...code].some((char) => !characters.includes(char))) return 'format';
  return unifiedCreditCheckCharacter(code.slice(0, 17)) === code[17] ? 'ok' : 'checkDigit';
}

/** The check character of the first seventeen characters of a unified social credit code. */
export function unifiedCreditCheckCharacter(firstSeventeen: string): string {
  let sum = 0;
  let weight = 1;
  for (const char of firstSeventeen) {
    sum += characters.indexOf(char) * weight;
    weight = (weight * 3) % 31;
  }
  return characters.charAt((31 - (sum % 31)) % 31);
}
