import type { Locale } from '@berth/contract';

export const trendTexts = {
  'zh-CN': { up: '上升', down: '下降', level: '持平' },
  en: { up: 'up', down: 'down', level: 'unchanged' },
} as const satisfies Record<Locale, Record<string, string>>;
