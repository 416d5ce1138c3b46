import { defineForm } from '@berth/ui';
import { sitePaths } from '../../../paths.ts';
import { type ContentNames, defineContent, type EntryOf } from '../content-section.ts';
import { ordinalField } from '../shown-time.ts';

const forGood = { 'zh-CN': '长期', en: 'No end' };

export const certificateSection = defineContent<'certificate'>({
  kind: 'certificate',
  one: { 'zh-CN': '证书', en: 'certificate' },
  seen: { 'zh-CN': '显示在网站的“关于我们”。', en: 'Shown on the page “About us”.' },
  seenAt: sitePaths.about(),
  none: {
    'zh-CN': '还没有证书，“关于我们”不显示这一栏。新增营业执照或备案即可显示。',
    en: 'There are no certificates, and “About us” shows none. Add the business licence or a registration.',
  },
  empty: {
    nameZh: '',
    nameEn: '',
    number: '',
    issuerZh: '',
    issuerEn: '',
    validUntil: null,
    ordinal: '1',
  },
  form: defineForm<EntryOf<'certificate'>, ContentNames>({
    sections: [
      {
        key: 'certificate',
        fields: [
          { name: 'nameZh', kind: 'input', label: { 'zh-CN': '名称（中文）', en: 'Name (Chinese)' } },
          { name: 'nameEn', kind: 'input', label: { 'zh-CN': '名称（英文）', en: 'Name (English)' } },
          {
            name: 'issuerZh',
            kind: 'input',
            label: { 'zh-CN': '发证机关（中文）', en: 'Issued by (Chinese)' },
          },
          {
            name: 'issuerEn',
            kind: 'input',
            label: { 'zh-CN': '发证机关（英文）', en: 'Issued by (English)' },
          },
          { name: 'number', kind: 'input', isWide: true, label: { 'zh-CN': '编号', en: 'Number' } },
          {
            name: 'validUntil',
            kind: 'date',
            label: { 'zh-CN': '有效期至', en: 'Valid until' },
            help: { 'zh-CN': '留空为长期有效', en: 'Blank: without an end' },
          },
          ordinalField,
        ],
      },
    ],
  }),
  nameOf: (certificate, locale) => (locale === 'en' ? certificate.nameEn : certificate.nameZh),
  columns: [
    { key: 'number', title: { 'zh-CN': '编号', en: 'Number' }, widthPx: 200, text: ({ number }) => number },
    {
      key: 'validUntil',
      title: { 'zh-CN': '有效期至', en: 'Valid until' },
      widthPx: 120,
      text: ({ validUntil }, locale) => validUntil ?? forGood[locale],
    },
    {
      key: 'ordinal',
      title: { 'zh-CN': '排序', en: 'Place' },
      widthPx: 72,
      text: ({ ordinal }) => String(ordinal),
    },
  ],
});
