import { fillTemplate, type Locale } from '@berth/contract';

/** A stored time or day as its day, `YYYY-MM-DD`. */
export function formatDay(moment: string): string {
  return moment.slice(0, 10);
}

const texts = {
  'zh-CN': { range: '{from} 至 {to}', from: '{from} 起', to: '截至 {to}' },
  en: { range: '{from} to {to}', from: 'from {from}', to: 'until {to}' },
} as const satisfies Record<Locale, Record<string, string>>;

/** From a day to a day, both included; an end that is open is said, no ends at all are a dash. */
export function formatDayRange(from: string | null, to: string | null, locale: Locale): string {
  const days = { from: formatDay(from ?? ''), to: formatDay(to ?? '') };
  if (days.from && days.from === days.to) return days.from;
  if (days.from && days.to) return fillTemplate(texts[locale].range, days);
  if (days.from) return fillTemplate(texts[locale].from, days);
  return days.to ? fillTemplate(texts[locale].to, days) : '—';
}
