import type { Locale } from '@berth/contract';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** The size of a file, by 1 024 as the upload limits count (10 MB, spec section 9): `820 B`, `1.5 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  let size = Math.max(0, bytes);
  let at = 0;
  // 1 023.96 KB would be written as 1,024 KB: that is 1 MB.
  while (at < units.length - 1 && Math.round(size * 10) >= 10_240) {
    size /= 1024;
    at += 1;
  }
  const digits = at === 0 ? 0 : 1;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(size)} ${units[at]}`;
}

/** A share of one as a percentage with at most one decimal: 0.125 is `12.5%`. */
export function formatPercent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
