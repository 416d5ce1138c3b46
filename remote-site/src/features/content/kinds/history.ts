import { defineForm } from '@berth/ui';
import { sitePaths } from '../../../paths.ts';
import { type ContentNames, defineContent, type EntryOf } from '../content-section.ts';

export const historySection = defineContent<'history'>({
  kind: 'history',
  one: { 'zh-CN': '历程', en: 'event' },
  seen: {
    'zh-CN': '显示在网站的“关于我们”，按年月排列。',
    en: 'Shown on the page “About us”, in the order of time.',
  },
  seenAt: sitePaths.about(),
  none: {
    'zh-CN': '还没有发展历程，“关于我们”不显示这一栏。新增公司成立的年月即可显示。',
    en: 'There is no history, and “About us” shows none. Begin with the month of the foundation.',
  },
  empty: { year: '', month: '', titleZh: '', titleEn: '', textZh: '', textEn: '' },
  form: defineForm<EntryOf<'history'>, ContentNames>({
    sections: [
      {
        key: 'event',
        fields: [
          { name: 'year', kind: 'number', decimals: 0, label: { 'zh-CN': '年', en: 'Year' }, required: true },
          {
            name: 'month',
            kind: 'number',
            decimals: 0,
            label: { 'zh-CN': '月', en: 'Month' },
            required: true,
          },
          { name: 'titleZh', kind: 'input', label: { 'zh-CN': '标题（中文）', en: 'Title (Chinese)' } },
          { name: 'titleEn', kind: 'input', label: { 'zh-CN': '标题（英文）', en: 'Title (English)' } },
          { name: 'textZh', kind: 'textarea', label: { 'zh-CN': '内容（中文）', en: 'Text (Chinese)' } },
          { name: 'textEn', kind: 'textarea', label: { 'zh-CN': '内容（英文）', en: 'Text (English)' } },
        ],
      },
    ],
  }),
  nameOf: (event, locale) => (locale === 'en' ? event.titleEn : event.titleZh),
  columns: [
    {
      key: 'month',
      title: { 'zh-CN': '年月', en: 'Month' },
      widthPx: 100,
      text: ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
    },
  ],
});
