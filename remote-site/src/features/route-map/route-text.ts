import type { Locale, SitePage } from '@berth/contract';

export type SiteRoute = SitePage['routes'][number];

/** Ports alone do not make a route unique: a fast and an ordinary service may join the same two. */
export function routeKey({ from, to, channel }: SiteRoute): string {
  return `${from.code}-${to.code}-${channel}`;
}

/** `14–18 days`, `14–18天`; one figure when both ends are alike. */
export function transitText({ transitDaysMin, transitDaysMax }: SiteRoute, locale: Locale): string {
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return days
    .formatRange(transitDaysMin, transitDaysMax)
    .replace('~', '')
    .replace(/(\d)-(\d)/, '$1–$2');
}

/** Nautical miles rounded to hundreds: the drawing knows no better, and nobody needs it finer. */
export function distanceText(distanceNm: number, locale: Locale): string {
  const hundreds = Math.max(100, Math.round(distanceNm / 100) * 100);
  return new Intl.NumberFormat(locale).format(hundreds);
}
