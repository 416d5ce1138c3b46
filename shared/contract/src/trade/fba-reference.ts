import { normalizeCode } from '../text/normalize-code.ts';

/**
 * Whether an Amazon reference has the form that Amazon usually gives it. `odd` warns and never blocks:
 * Amazon has exceptions of its own. Nothing entered is `ok`.
 */
export type FbaCheck = 'ok' | 'odd';

const check = (value: string, form: RegExp): FbaCheck => {
  const code = normalizeCode(value);
  return code === '' || form.test(code) ? 'ok' : 'odd';
};

/** An FBA shipment: `FBA` and 7 to 12 letters or digits, `FBA15GCL9X61`. */
export function checkFbaShipment(value: string): FbaCheck {
  return check(value, /^FBA[A-Z0-9]{7,12}$/);
}

/** An Amazon reference: eight letters or digits, `8N7EGXAD`. */
export function checkFbaReference(value: string): FbaCheck {
  return check(value, /^[A-Z0-9]{8}$/);
}

/**
 * The shipment that an FBA box belongs to (`FBA1MMD8D0U000001` is box 1 of `FBA1MMD8D0`), which is what a booking asks
 * for: a box number is its shipment, `U` and six digits. Undefined where it is not the number of a box.
 */
export function fbaShipmentOfBox(value: string): string | undefined {
  return /^(FBA[A-Z0-9]{7,12})U\d{6}$/.exec(normalizeCode(value))?.[1];
}
