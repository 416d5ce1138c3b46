import { jobKindNames, jobKinds } from '@berth/contract';
import { defineForm } from '@berth/ui';
import { sitePaths } from '../../../paths.ts';
import { type ContentNames, defineContent, type EntryOf } from '../content-section.ts';
import { ordinalField } from '../shown-time.ts';

const onePerLine = { 'zh-CN': '每行一条', en: 'One a line' };

export const jobSection = defineContent<'job'>({
  kind: 'job',
  one: { 'zh-CN': '职位', en: 'job' },
  seen: {
    'zh-CN': '显示在网站的“加入我们”；停止招聘或过期的职位注明不再接收申请。',
    en: 'Shown on the page “Join us”; a job that is closed or over says that no applications are taken.',
  },
  seenAt: sitePaths.join(),
  none: {
    'zh-CN': '还没有职位。新增一个，访客就能在网站上申请。',
    en: 'There are no jobs. Add one, and visitors can apply for it on the site.',
  },
  empty: {
    titleZh: '',
    titleEn: '',
    slug: '',
    branchCode: '',
    employment: 'fullTime',
    postedOn: null,
    validUntil: null,
    isOpen: true,
    ordinal: '1',
    descriptionZh: '',
    descriptionEn: '',
    requirementsZh: '',
    requirementsEn: '',
  },
  form: defineForm<EntryOf<'job'>, ContentNames>({
    sections: [
      {
        key: 'job',
        fields: [
          { name: 'titleZh', kind: 'input', label: { 'zh-CN': '职位名称（中文）', en: 'Title (Chinese)' } },
          { name: 'titleEn', kind: 'input', label: { 'zh-CN': '职位名称（英文）', en: 'Title (English)' } },
          {
            name: 'slug',
            kind: 'input',
            label: { 'zh-CN': '网址名', en: 'Name in the address' },
            help: {
              'zh-CN': '留空则按英文职位名称生成；发布后修改，旧网址会失效',
              en: 'Blank: made of the English title. Once it was posted, a change breaks its old address',
            },
          },
          {
            name: 'branchCode',
            kind: 'select',
            options: { source: 'branches' },
            label: { 'zh-CN': '分公司', en: 'Branch' },
            required: true,
          },
          {
            name: 'employment',
            kind: 'radio',
            label: { 'zh-CN': '类型', en: 'Kind' },
            choices: jobKinds.map((value) => ({ value, label: jobKindNames[value] })),
            required: true,
          },
          { name: 'postedOn', kind: 'date', label: { 'zh-CN': '发布日期', en: 'Posted on' }, required: true },
          {
            name: 'validUntil',
            kind: 'date',
            label: { 'zh-CN': '截止日期', en: 'Applications until' },
            required: true,
          },
          ordinalField,
          { name: 'isOpen', kind: 'switch', label: { 'zh-CN': '正在招聘', en: 'Open' } },
        ],
      },
      {
        key: 'texts',
        fields: [
          {
            name: 'descriptionZh',
            kind: 'textarea',
            rows: 5,
            label: { 'zh-CN': '工作内容（中文）', en: 'Description (Chinese)' },
            help: onePerLine,
          },
          {
            name: 'descriptionEn',
            kind: 'textarea',
            rows: 5,
            label: { 'zh-CN': '工作内容（英文）', en: 'Description (English)' },
            help: onePerLine,
          },
          {
            name: 'requirementsZh',
            kind: 'textarea',
            rows: 5,
            label: { 'zh-CN': '任职要求（中文）', en: 'Requirements (Chinese)' },
            help: onePerLine,
          },
          {
            name: 'requirementsEn',
            kind: 'textarea',
            rows: 5,
            label: { 'zh-CN': '任职要求（英文）', en: 'Requirements (English)' },
            help: onePerLine,
          },
        ],
      },
    ],
  }),
  nameOf: (job, locale) => (locale === 'en' ? job.titleEn : job.titleZh),
  columns: [
    { key: 'branch', title: { 'zh-CN': '分公司', en: 'Branch' }, widthPx: 88, text: (job) => job.branchCode },
    {
      key: 'employment',
      title: { 'zh-CN': '类型', en: 'Kind' },
      widthPx: 96,
      text: ({ employment }, locale) => (employment === null ? '' : jobKindNames[employment][locale]),
    },
    {
      key: 'validUntil',
      title: { 'zh-CN': '截止日期', en: 'Until' },
      widthPx: 112,
      text: ({ validUntil }) => validUntil ?? '',
    },
    {
      key: 'state',
      title: { 'zh-CN': '状态', en: 'State' },
      widthPx: 96,
      text: ({ isOpen, validUntil }, locale, now) => {
        const takes = isOpen && (validUntil ?? '') >= now.slice(0, 10);
        if (locale === 'en') return takes ? 'Open' : 'Closed';
        return takes ? '招聘中' : '已停止';
      },
    },
  ],
});
