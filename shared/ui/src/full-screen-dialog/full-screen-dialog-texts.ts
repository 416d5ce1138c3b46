import type { Locale } from '@berth/contract';

export const fullScreenDialogTexts = {
  'zh-CN': { enlarge: '全屏', restore: '退出全屏', close: '关闭' },
  en: { enlarge: 'Full screen', restore: 'Leave full screen', close: 'Close' },
} as const satisfies Record<Locale, Record<string, string>>;
