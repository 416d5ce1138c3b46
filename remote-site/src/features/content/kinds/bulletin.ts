import { paths } from '@berth/contract';
import { defineForm } from '@berth/ui';
import { type ContentNames, defineContent, type EntryOf } from '../content-section.ts';
import { shownState, shownTime, timeFields } from '../shown-time.ts';

export const bulletinSection = defineContent<'bulletin'>({
  kind: 'bulletin',
  one: { 'zh-CN': '公告', en: 'bulletin' },
  seen: {
    'zh-CN': '显示在网站首页的资讯上方，以及客户控制台的“公告与通知”。',
    en: 'Shown on the home page above the news, and in the console of customers.',
  },
  seenAt: `${paths.home()}#news`,
  none: {
    'zh-CN': '还没有公告。节假日安排、系统维护、截关变化等，新增一条即可通知所有客户。',
    en: 'There are no bulletins. Add one for holidays, maintenance or changed cut-offs: all customers see it.',
  },
  empty: { textZh: '', textEn: '', day: null, link: '', from: null, until: null, isPinned: false },
  form: defineForm<EntryOf<'bulletin'>, ContentNames>({
    sections: [
      {
        key: 'words',
        fields: [
          { name: 'textZh', kind: 'input', label: { 'zh-CN': '内容（中文）', en: 'Text (Chinese)' } },
          { name: 'textEn', kind: 'input', label: { 'zh-CN': '内容（英文）', en: 'Text (English)' } },
          {
            name: 'day',
            kind: 'date',
            label: { 'zh-CN': '日期', en: 'Date' },
            help: { 'zh-CN': '显示在公告前面', en: 'Stands before the text' },
            required: true,
          },
          {
            name: 'link',
            kind: 'input',
            label: { 'zh-CN': '链接', en: 'Link' },
            placeholder: { 'zh-CN': '文章或页面：/index/news… 或 https://', en: '/index/news… or https://' },
          },
        ],
      },
      {
        key: 'when',
        fields: [
          ...timeFields,
          { name: 'isPinned', kind: 'switch', label: { 'zh-CN': '置顶', en: 'Pinned' } },
        ],
      },
    ],
  }),
  nameOf: (bulletin, locale) => (locale === 'en' ? bulletin.textEn : bulletin.textZh),
  columns: [
    {
      key: 'day',
      title: { 'zh-CN': '日期', en: 'Date' },
      widthPx: 112,
      text: ({ day }) => day ?? '',
    },
    { key: 'time', title: { 'zh-CN': '展示时间', en: 'Time' }, widthPx: 260, text: shownTime },
    { key: 'state', title: { 'zh-CN': '状态', en: 'State' }, widthPx: 96, text: shownState },
    {
      key: 'isPinned',
      title: { 'zh-CN': '置顶', en: 'Pinned' },
      widthPx: 72,
      text: ({ isPinned }, locale) => (isPinned ? (locale === 'en' ? 'Yes' : '是') : ''),
    },
  ],
});
