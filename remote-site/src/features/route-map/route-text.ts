import type { Locale, SitePage } from '@berth/contract';
import { groupedNumber } from '../words/site-words.ts';

export type SiteRoute = SitePage['routes'][number];

/** Ports alone do not make a route unique: a fast and an ordinary service may join the same two. */
export function routeKey({ from, to, channel }: SiteRoute): string {
  return `${from.code}-${to.code}-${channel}`;
}

/** `14–18 days`, `14–18天`; one figure when both ends are alike. */
export function transitText({ transitDaysMin, transitDaysMax }: SiteRoute, locale: Locale): string {
  const isOne = transitDaysMin === transitDaysMax;
  const days = isOne ? String(transitDaysMin) : `${transitDaysMin}–${transitDaysMax}`;
  if (locale === 'zh-CN') return `${days}天`;
  return `${days} ${isOne && transitDaysMin === 1 ? 'day' : 'days'}`;
}

/** Nautical miles rounded to hundreds: the drawing knows no better, and nobody needs it finer. */
export function distanceText(distanceNm: number): string {
  const hundreds = Math.max(100, Math.round(distanceNm / 100) * 100);
  return groupedNumber(hundreds);
}
