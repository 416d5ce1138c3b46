import type { Locale } from '@berth/contract';

// Written by hand: where public pages are drawn on the server there is no `Intl`, and both must say the same.

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day (`2026-11-28…`) in words; what is none stays as it is. */
export function dayInWords(day: string, locale: Locale): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  if (!year || !name) return day;
  return locale === 'zh-CN'
    ? `${year}年${Number(month)}月${Number(date)}日`
    : `${name} ${Number(date)}, ${year}`;
}

/** `12,400`, as both languages write it. */
export function groupedNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** A month of a year in words, its number from 1. */
export function monthInWords(year: number, month: number, locale: Locale): string {
  return locale === 'zh-CN' ? `${year}年${month}月` : `${months[month - 1]} ${year}`;
}
