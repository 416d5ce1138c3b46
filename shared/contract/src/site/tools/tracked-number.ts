import { businessNumberPattern } from '../../booking/business-number.ts';
import type { LocalizedText } from '../../language/locale.ts';
import { bareCode } from '../../search/search.ts';
import { normalizeCode } from '../../text/normalize-code.ts';
import { normalizeDigits } from '../../text/normalize-digits.ts';
import { checkContainerNumber, normalizeContainerNumber } from '../../trade/container-number.ts';

/** What cargo is tracked by: a container's number or a booking's, in the form in which it is stored. */
export type TrackedNumber = { kind: 'container' | 'booking'; number: string };

/** Why a number is none that can be tracked. */
export type TrackedNumberProblem = 'unknownForm' | 'checkDigit';

export const trackedNumberProblems: Readonly<Record<TrackedNumberProblem, LocalizedText>> = {
  unknownForm: {
    'zh-CN': '请输入柜号（如 CSQU3054383）或业务编号（如 SZL-261120-0042）',
    en: 'Please enter a container number (such as CSQU3054383) or a business number (such as SZL-261120-0042)',
  },
  checkDigit: {
    'zh-CN': '柜号的校验码不符，请核对是否抄错',
    en: 'The check digit of the container number is not right; please check it for a slip',
  },
};

/** As many characters as anybody types of a number or of what proves it. */
export const longestTrackedText = 64;

const bareBusinessNumber = /^([A-Z]{2}[LFA])(\d{6})(\d{4,8})$/;

/** A business number as it is stored, however it was typed: `ｓｚｌ 261120 0042` as `SZL-261120-0042`; null for another text. */
export function readBusinessNumber(typed: string): string | null {
  const number = bareCode(normalizeCode(normalizeDigits(typed))).replace(bareBusinessNumber, '$1-$2-$3');
  return businessNumberPattern.test(number) ? number : null;
}

/** The number that somebody typed to track cargo by, or why it is none. */
export function readTrackedNumber(typed: string): TrackedNumber | TrackedNumberProblem {
  const businessNumber = readBusinessNumber(typed);
  if (businessNumber !== null) return { kind: 'booking', number: businessNumber };
  const number = normalizeContainerNumber(normalizeDigits(typed));
  const check = checkContainerNumber(number);
  if (check === 'checkDigit') return 'checkDigit';
  return check === 'ok' ? { kind: 'container', number } : 'unknownForm';
}
