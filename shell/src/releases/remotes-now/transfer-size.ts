import type { Locale } from '@berth/contract';

/** What a version weighs on the line, as the teams' tool says it: by thousands, `195 kB`. */
export function transferSize(bytes: number, locale: Locale): string {
  const digits = bytes < 100_000 ? 1 : 0;
  const style = { style: 'unit', unit: 'kilobyte', minimumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: digits }).format(bytes / 1000);
}
