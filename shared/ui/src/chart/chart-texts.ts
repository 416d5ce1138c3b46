import type { Locale } from '@berth/contract';

export const chartTexts = {
  'zh-CN': {
    asTable: '查看表格',
    asChart: '查看图表',
    loading: '正在加载图表…',
    empty: '这段时间没有数据。',
    notDrawn: '图表没有加载成功，数据仍可在表格中查看。',
    category: '项目',
    noValue: '无数据',
  },
  en: {
    asTable: 'View as table',
    asChart: 'View as chart',
    loading: 'Loading the chart…',
    empty: 'No figures for this period.',
    notDrawn: 'The chart did not load. Its figures are still in the table.',
    category: 'Item',
    noValue: 'no figure',
  },
} as const satisfies Record<Locale, Record<string, string>>;
