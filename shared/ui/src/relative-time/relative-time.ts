import { fillTemplate, type Locale } from '@berth/contract';
import { formatMoment, toChinaTime } from '../format/format.ts';
import { relativeTimeTexts } from './relative-time-texts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const longestDays = 31;

/**
 * How long ago an instant was (spec section 9): under a minute 刚刚, under an hour minutes, the same day in China
 * hours, up to 31 days days, older the date. All rounded down; what was yesterday is one day ago at least, however
 * few hours. A moment in the future is told as it stands, but for a minute by which clocks may differ.
 */
export function relativeTime(instantMs: number, nowMs: number, locale: Locale): string {
  const agoMs = nowMs - instantMs;
  if (Math.abs(agoMs) < minuteMs) return relativeTimeTexts[locale].now;
  if (agoMs < 0) return formatMoment(chinaTime(instantMs));
  if (agoMs < hourMs) return counted('minute', agoMs / minuteMs, locale);
  if (chinaDay(instantMs) === chinaDay(nowMs)) return counted('hour', agoMs / hourMs, locale);
  const days = Math.max(1, Math.floor(agoMs / dayMs));
  return days <= longestDays ? counted('day', days, locale) : chinaDay(instantMs);
}

function counted(unit: 'minute' | 'hour' | 'day', amount: number, locale: Locale): string {
  const count = Math.floor(amount);
  const texts = relativeTimeTexts[locale];
  return fillTemplate(count === 1 ? texts[`${unit}1`] : texts[`${unit}s`], { count });
}

const chinaTime = (instantMs: number) => toChinaTime(new Date(instantMs));
const chinaDay = (instantMs: number) => chinaTime(instantMs).slice(0, 10);
