import type { Locale } from '@berth/contract';

/** `…1` for one of them, which English tells apart. */
export const relativeTimeTexts = {
  'zh-CN': {
    now: '刚刚',
    minute1: '{count}分钟前',
    minutes: '{count}分钟前',
    hour1: '{count}小时前',
    hours: '{count}小时前',
    day1: '{count}天前',
    days: '{count}天前',
  },
  en: {
    now: 'just now',
    minute1: '{count} minute ago',
    minutes: '{count} minutes ago',
    hour1: '{count} hour ago',
    hours: '{count} hours ago',
    day1: '{count} day ago',
    days: '{count} days ago',
  },
} as const satisfies Record<Locale, Record<string, string>>;
