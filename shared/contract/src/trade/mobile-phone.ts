import { normalizePhone } from '../text/normalize-phone.ts';

/** Whether a text is a mobile number of mainland China, `^1[3-9]\d{9}$`, however it was grouped. */
export function isMobilePhone(value: string): boolean {
  return /^1[3-9]\d{9}$/.test(normalizePhone(value));
}
