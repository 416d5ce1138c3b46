import { paths } from '@berth/contract';
import { defineForm } from '@berth/ui';
import { type ContentNames, defineContent, type EntryOf } from '../content-section.ts';
import { ordinalField, shownState, shownTime, timeFields } from '../shown-time.ts';

export const bannerSection = defineContent<'banner'>({
  kind: 'banner',
  one: { 'zh-CN': '横幅', en: 'banner' },
  seen: {
    'zh-CN': '显示在网站首页的大标题下方，同时最多三条。',
    en: 'Shown on the home page below its heading, three at most at a time.',
  },
  seenAt: paths.home(),
  none: {
    'zh-CN': '还没有横幅，首页不显示这一栏。有活动或临时安排时新增一条。',
    en: 'There are no banners, and the home page shows none. Add one when there is something to announce.',
  },
  empty: {
    titleZh: '',
    titleEn: '',
    lineZh: '',
    lineEn: '',
    link: '',
    linkWordsZh: '',
    linkWordsEn: '',
    pictureId: [],
    from: null,
    until: null,
    ordinal: '1',
    isShown: true,
  },
  form: defineForm<EntryOf<'banner'>, ContentNames>({
    sections: [
      {
        key: 'words',
        fields: [
          { name: 'titleZh', kind: 'input', label: { 'zh-CN': '标题（中文）', en: 'Title (Chinese)' } },
          { name: 'titleEn', kind: 'input', label: { 'zh-CN': '标题（英文）', en: 'Title (English)' } },
          { name: 'lineZh', kind: 'input', label: { 'zh-CN': '说明（中文）', en: 'Line (Chinese)' } },
          { name: 'lineEn', kind: 'input', label: { 'zh-CN': '说明（英文）', en: 'Line (English)' } },
          {
            name: 'link',
            kind: 'input',
            isWide: true,
            label: { 'zh-CN': '链接', en: 'Link' },
            placeholder: { 'zh-CN': '/index/contact 或 https://', en: '/index/contact or https://' },
          },
          {
            name: 'linkWordsZh',
            kind: 'input',
            label: { 'zh-CN': '链接文字（中文）', en: 'Words of the link (Chinese)' },
            required: { field: 'link', operator: 'filled' },
          },
          {
            name: 'linkWordsEn',
            kind: 'input',
            label: { 'zh-CN': '链接文字（英文）', en: 'Words of the link (English)' },
            required: { field: 'link', operator: 'filled' },
          },
          {
            name: 'pictureId',
            kind: 'image',
            label: { 'zh-CN': '图片', en: 'Picture' },
            help: {
              'zh-CN': '可不传；横图为佳，网站按 16:9 显示',
              en: 'Not needed; the site shows it 16:9, so a wide one is best',
            },
          },
        ],
      },
      {
        key: 'when',
        fields: [
          ...timeFields,
          ordinalField,
          { name: 'isShown', kind: 'switch', label: { 'zh-CN': '展示', en: 'Shown' } },
        ],
      },
    ],
  }),
  nameOf: (banner, locale) => (locale === 'en' ? banner.titleEn : banner.titleZh),
  columns: [
    { key: 'time', title: { 'zh-CN': '展示时间', en: 'Time' }, widthPx: 260, text: shownTime },
    { key: 'state', title: { 'zh-CN': '状态', en: 'State' }, widthPx: 96, text: shownState },
    {
      key: 'ordinal',
      title: { 'zh-CN': '排序', en: 'Place' },
      widthPx: 72,
      text: ({ ordinal }) => String(ordinal),
    },
  ],
});
