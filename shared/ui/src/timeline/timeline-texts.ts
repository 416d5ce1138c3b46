import type { Locale } from '@berth/contract';

export const timelineTexts = {
  'zh-CN': {
    planned: '计划 {time}',
    notYet: '未到',
    empty: '还没有记录。',
    loading: '正在加载记录…',
  },
  en: {
    planned: 'planned {time}',
    notYet: 'to come',
    empty: 'Nothing recorded yet.',
    loading: 'Loading the record…',
  },
} as const satisfies Record<Locale, Record<string, string>>;
