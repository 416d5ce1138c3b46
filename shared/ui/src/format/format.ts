import type { Locale } from '@berth/contract';

const formatters = new Map<string, Intl.NumberFormat>();

function decimal(locale: Locale, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${least} ${most}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
  formatters.set(key, made);
  return made;
}

/** A whole number of things, such as cartons: `1,284`. */
export function formatCount(count: number, locale: Locale): string {
  return decimal(locale, 0, 0).format(count);
}

/** Kilograms with at most three decimals, none added: `1,284.5`. */
export function formatWeight(weightKg: number, locale: Locale): string {
  return decimal(locale, 0, 3).format(weightKg);
}

/** Cubic metres, always three decimals so that columns line up: `12.480`. */
export function formatVolume(volumeM3: number, locale: Locale): string {
  return decimal(locale, 3, 3).format(volumeM3);
}

/** An amount in major units of a currency with two decimals: `1,284.50`. */
export function formatTwoDecimals(amount: number, locale: Locale): string {
  return decimal(locale, 2, 2).format(amount);
}

/** A stored time, `YYYY-MM-DD HH:mm:ss`, to the minute. Times are China Standard Time throughout. */
export function formatMoment(moment: string): string {
  return moment.slice(0, 16);
}

// China has kept UTC+8 without summer time since 1991.
const chinaOffsetMs = 8 * 3600_000;

/** An instant as China Standard Time, `YYYY-MM-DD HH:mm:ss`, wherever the reader is. */
export function toChinaTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + chinaOffsetMs);
  return shifted.toISOString().slice(0, 19).replace('T', ' ');
}
