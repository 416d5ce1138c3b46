import { normalizeDigits } from './normalize-digits.ts';

const mainlandMobile = /^(?:\+86|0086|86)?(1[3-9]\d{9})$/;

/**
 * A phone number as it is stored. A mainland mobile number becomes its eleven digits, however it was
 * grouped and with or without 86; any other number keeps its `+`, spaces and hyphens, brackets become
 * spaces. What is not a phone number comes back tidied, for validation to refuse.
 */
export function normalizePhone(value: string): string {
  const tidy = normalizeDigits(value)
    .replace(/[()[\]（）]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ ?- ?/g, '-')
    .trim();
  return mainlandMobile.exec(tidy.replace(/[ -]/g, ''))?.[1] ?? tidy;
}
