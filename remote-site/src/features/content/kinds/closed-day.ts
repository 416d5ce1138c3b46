import { defineForm } from '@berth/ui';
import { sitePaths } from '../../../paths.ts';
import { type ContentNames, defineContent, type EntryOf } from '../content-section.ts';

const all = { 'zh-CN': '全部', en: 'All' };

export const closedDaySection = defineContent<'closedDay'>({
  kind: 'closedDay',
  one: { 'zh-CN': '休息日', en: 'closed day' },
  seen: {
    'zh-CN': '显示在网站“联系我们”的营业状态里，自当天起 0 点生效。',
    en: 'Shown on the page “Contact” with the opening hours, from midnight of that day.',
  },
  seenAt: sitePaths.contact(),
  none: {
    'zh-CN': '没有登记休息日，各分公司按每周的营业时间显示。节假日前请新增。',
    en: 'No closed days: branches show their hours of the week. Add one before a holiday.',
  },
  empty: { day: null, branchCode: '', reasonZh: '', reasonEn: '' },
  form: defineForm<EntryOf<'closedDay'>, ContentNames>({
    sections: [
      {
        key: 'day',
        fields: [
          { name: 'day', kind: 'date', label: { 'zh-CN': '日期', en: 'Day' }, required: true },
          {
            name: 'branchCode',
            kind: 'select',
            options: { source: 'branches' },
            label: { 'zh-CN': '分公司', en: 'Branch' },
            placeholder: { 'zh-CN': '全部分公司', en: 'All branches' },
          },
          { name: 'reasonZh', kind: 'input', label: { 'zh-CN': '原因（中文）', en: 'Reason (Chinese)' } },
          { name: 'reasonEn', kind: 'input', label: { 'zh-CN': '原因（英文）', en: 'Reason (English)' } },
        ],
      },
    ],
  }),
  nameOf: ({ day, ...closed }, locale) => `${day} ${locale === 'en' ? closed.reasonEn : closed.reasonZh}`,
  columns: [
    {
      key: 'branch',
      title: { 'zh-CN': '分公司', en: 'Branch' },
      widthPx: 120,
      text: ({ branchCode }, locale) => branchCode || all[locale],
    },
  ],
});
