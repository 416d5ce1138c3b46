/**
 * A decimal as a whole number of thousandths (`1.234` as 1234), rounded half up past the third decimal, or
 * undefined where there is no plain decimal number or it is too large to count exactly. Weights, volumes and
 * dimensions are added and multiplied in thousandths only: 0.1 + 0.2 is 0.3 there.
 */
export function toThousandths(value: number | string | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  const match = /^(-?)(\d*)(?:\.(\d*))?(?:e([-+]\d+))?$/.exec(String(value));
  if (!match || !/\d/.test(`${match[2]}${match[3] ?? ''}`)) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  // String() writes an exponent only below 1e-6, which is no thousandth, and from 1e21, which is too many.
  if (exponent !== '0') return typeof value === 'number' && Number(exponent) < 0 ? 0 : undefined;
  const kept =
    Number(`${whole}${fraction.slice(0, 3).padEnd(3, '0')}`) + (Number(fraction[3] ?? 0) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(kept)) return undefined;
  return sign && kept !== 0 ? -kept : kept;
}

/** The number that so many thousandths are: 1234 as 1.234, the nearest double. */
export function fromThousandths(thousandths: number): number {
  return thousandths / 1000;
}

/** `1234` as `1.234`: always three decimals, as documents print kilograms and cubic metres. */
export function formatThousandths(thousandths: number): string {
  return (thousandths / 1000).toFixed(3);
}
