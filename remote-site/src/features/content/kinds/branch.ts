import { type Weekday, weekdays } from '@berth/contract';
import { defineForm } from '@berth/ui';
import { sitePaths } from '../../../paths.ts';
import { type ContentNames, defineContent, type EntryOf } from '../content-section.ts';

const weekdayNames: Record<Weekday, { 'zh-CN': string; en: string }> = {
  monday: { 'zh-CN': '星期一', en: 'Monday' },
  tuesday: { 'zh-CN': '星期二', en: 'Tuesday' },
  wednesday: { 'zh-CN': '星期三', en: 'Wednesday' },
  thursday: { 'zh-CN': '星期四', en: 'Thursday' },
  friday: { 'zh-CN': '星期五', en: 'Friday' },
  saturday: { 'zh-CN': '星期六', en: 'Saturday' },
  sunday: { 'zh-CN': '星期日', en: 'Sunday' },
};

export const branchSection = defineContent<'branch'>({
  kind: 'branch',
  one: { 'zh-CN': '分公司', en: 'branch' },
  seen: {
    'zh-CN': '显示在网站首页、“关于我们”和“联系我们”。分公司代码用于业务编号，因此只能修改，不能增减。',
    en: 'Shown on the home page, “About us” and “Contact”. Business numbers begin with their codes: they are changed here, never added or removed.',
  },
  seenAt: sitePaths.contact(),
  none: { 'zh-CN': '还没有分公司。', en: 'There are no branches.' },
  empty: null,
  form: defineForm<EntryOf<'branch'>, ContentNames>({
    sections: [
      {
        key: 'branch',
        fields: [
          { name: 'nameZh', kind: 'input', label: { 'zh-CN': '名称（中文）', en: 'Name (Chinese)' } },
          { name: 'nameEn', kind: 'input', label: { 'zh-CN': '名称（英文）', en: 'Name (English)' } },
          { name: 'cityZh', kind: 'input', label: { 'zh-CN': '城市（中文）', en: 'City (Chinese)' } },
          { name: 'cityEn', kind: 'input', label: { 'zh-CN': '城市（英文）', en: 'City (English)' } },
          { name: 'addressZh', kind: 'input', label: { 'zh-CN': '地址（中文）', en: 'Address (Chinese)' } },
          { name: 'addressEn', kind: 'input', label: { 'zh-CN': '地址（英文）', en: 'Address (English)' } },
          {
            name: 'phone',
            kind: 'input',
            format: 'phone',
            isWide: true,
            label: { 'zh-CN': '电话', en: 'Phone' },
          },
          {
            name: 'lat',
            kind: 'number',
            decimals: 6,
            isSigned: true,
            label: { 'zh-CN': '纬度', en: 'Latitude' },
            help: { 'zh-CN': '地图上的位置，如 22.55', en: 'Its place on the map, such as 22.55' },
            required: true,
          },
          {
            name: 'lon',
            kind: 'number',
            decimals: 6,
            isSigned: true,
            label: { 'zh-CN': '经度', en: 'Longitude' },
            required: true,
          },
        ],
      },
      {
        key: 'hours',
        title: { 'zh-CN': '营业时间', en: 'Opening hours' },
        help: {
          'zh-CN': '北京时间，如 08:30-12:00, 13:30-18:30；休息则留空',
          en: 'China time, such as 08:30-12:00, 13:30-18:30; blank is closed',
        },
        fields: [
          {
            name: 'hours',
            kind: 'group',
            label: { 'zh-CN': '每周', en: 'Each week' },
            fields: weekdays.map((name) => ({ name, kind: 'input', label: weekdayNames[name] }) as const),
          },
        ],
      },
    ],
  }),
  nameOf: (branch, locale) => (locale === 'en' ? branch.nameEn : branch.nameZh),
  columns: [
    {
      key: 'address',
      title: { 'zh-CN': '地址', en: 'Address' },
      widthPx: 320,
      text: (branch, locale) => (locale === 'en' ? branch.addressEn : branch.addressZh),
    },
    { key: 'phone', title: { 'zh-CN': '电话', en: 'Phone' }, widthPx: 160, text: ({ phone }) => phone },
  ],
});
