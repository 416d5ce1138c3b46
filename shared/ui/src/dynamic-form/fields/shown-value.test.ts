import { expect, test } from '@jest/globals';
import type { FormFieldData } from '../definition/form-fields.ts';
import { dynamicFormTexts } from './dynamic-form-texts.ts';
import { shownValue } from './shown-value.ts';

const options = [
  {
    value: 'US',
    nameZh: '美国',
    nameEn: 'United States',
    search: '',
    children: [{ value: 'CA', nameZh: '加州', nameEn: 'California', search: '' }],
  },
];
const choices = [{ value: 'private', label: { 'zh-CN': '私人地址', en: 'Private address' } }];

test.each<[Partial<FormFieldData>, unknown, string, string]>([
  [{ kind: 'input' }, 'ONT8', 'ONT8', 'ONT8'],
  [{ kind: 'input' }, '　', '', ''],
  [{ kind: 'number', unit: 'KGS' }, '1234567.50', '1,234,567.50 KGS', '1,234,567.50 KGS'],
  [{ kind: 'number' }, '-１２３４', '-1,234', '-1,234'],
  [{ kind: 'number' }, '十二', '十二', '十二'],
  [{ kind: 'select', options }, 'US', '美国', 'United States'],
  [{ kind: 'select', options }, 'XX', 'XX', 'XX'],
  [{ kind: 'tree-select', options }, 'CA', '美国 / 加州', 'United States / California'],
  [{ kind: 'cascader', options }, ['US', 'CA'], '美国 / 加州', 'United States / California'],
  [{ kind: 'cascader', options }, ['US', 'NJ'], '美国 / NJ', 'United States / NJ'],
  [{ kind: 'multi-select', options }, ['US', 'XX'], '美国、XX', 'United States, XX'],
  [{ kind: 'radio', choices }, 'private', '私人地址', 'Private address'],
  [{ kind: 'radio', choices }, null, '', ''],
  [{ kind: 'switch' }, true, '是', 'Yes'],
  [{ kind: 'switch' }, false, '否', 'No'],
  [{ kind: 'datetime' }, '2026-12-01 09:30:00', '2026-12-01 09:30', '2026-12-01 09:30'],
  [
    { kind: 'date-range' },
    ['2026-12-01', '2026-12-05'],
    '2026-12-01 至 2026-12-05',
    '2026-12-01 to 2026-12-05',
  ],
  [{ kind: 'date-range' }, ['2026-12-01', null], '2026-12-01 起', 'from 2026-12-01'],
  [{ kind: 'date-range' }, [null, '2026-12-05'], '截至 2026-12-05', 'up to 2026-12-05'],
])('%j with %j reads %s', (part, value, zh, en) => {
  const field = { name: 'a', label: { 'zh-CN': '', en: '' }, ...part } as FormFieldData; // a kind with what belongs to it
  const read = (locale: 'zh-CN' | 'en') =>
    shownValue(field, value, { locale, texts: dynamicFormTexts[locale], options });
  expect([read('zh-CN'), read('en')]).toEqual([zh, en]);
});
