import { normalizeDigits } from './normalize-digits.ts';

const mainlandMobile = /^(?:\+86|0086|86)?(1[3-9]\d{9})$/;

/**
 * A phone number as it is stored. A mainland mobile number becomes its eleven digits, however it was
 * grouped and with or without 86; any other number keeps its `+`, spaces and hyphens, brackets become
 * spaces; an extension follows as `转 12` or `ext. 12`. What is not a phone number comes back tidied, for validation to refuse.
 */
export function normalizePhone(value: string): string {
  const tidy = normalizeDigits(value)
    .replace(/[()[\]（）]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ ?- ?/g, '-')
    .trim()
    .replace(/ ?(?:转|轉|分机)[:：]? ?(\d{1,6})$/u, ' 转 $1')
    .replace(/ ?,? ?(?:extension|ext|x|#)[.:]? ?(\d{1,6})$/iu, ' ext. $1');
  return mainlandMobile.exec(tidy.replace(/[ -]/g, ''))?.[1] ?? tidy;
}
