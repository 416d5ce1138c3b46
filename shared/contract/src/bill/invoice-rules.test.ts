import { expect, test } from '@jest/globals';
import { invoiceRequestProblems, invoiceTitleProblems } from './invoice-rules.ts';

const title = {
  title: '华为技术有限公司',
  taxNumber: '914403001922038216',
  address: '深圳市龙岗区坂田华为总部办公楼',
  phone: '0755-28780808',
  bank: '中国工商银行深圳华为支行',
  bankAccount: '4000027719200032451',
};
const rulesOf = (changes: Partial<typeof title>) =>
  invoiceTitleProblems({ ...title, ...changes }).map(({ path, rule }) => `${path} ${rule}`);

test('a title needs a name and a tax number of GB 32100', () => {
  expect(rulesOf({})).toEqual([]);
  expect(rulesOf({ title: '', taxNumber: '' })).toEqual(['title required', 'taxNumber required']);
  expect(rulesOf({ taxNumber: '91440300192203821' })).toEqual(['taxNumber taxNumberLength']);
  expect(rulesOf({ taxNumber: '91440300192203821I' })).toEqual(['taxNumber taxNumberFormat']);
  expect(rulesOf({ taxNumber: '914403001922038217' })).toEqual(['taxNumber taxNumberCheckDigit']);
});

test('what else it has is right or left out', () => {
  expect(rulesOf({ address: '', phone: '', bank: '', bankAccount: '' })).toEqual([]);
  expect(rulesOf({ phone: '12', bankAccount: '12 34' })).toEqual([
    'phone invalidPhone',
    'bankAccount invalidBankAccount',
  ]);
  expect(rulesOf({ bankAccount: '4000 0277 1920 0032 451' })).toEqual([]);
  expect(rulesOf({ title: '司'.repeat(101), address: '路'.repeat(201), bank: '行'.repeat(101) })).toEqual([
    'title tooLong',
    'address tooLong',
    'bank tooLong',
  ]);
});

test('a special invoice needs all of it', () => {
  const asked = { kind: 'special', remarks: '', billIds: ['a'] } as const;
  expect(invoiceRequestProblems(asked, title)).toEqual([]);
  for (const field of ['address', 'phone', 'bank', 'bankAccount']) {
    const incomplete = { ...title, [field]: '' };
    expect(invoiceRequestProblems(asked, incomplete)).toEqual([
      { path: 'profileId', rule: 'specialInvoiceNeedsMore' },
    ]);
    expect(invoiceRequestProblems({ ...asked, kind: 'ordinary' }, incomplete)).toEqual([]);
  }
});

test('an invoice is for at least one bill', () => {
  const asked = { kind: 'ordinary', remarks: '备'.repeat(1001), billIds: [] } as const;
  expect(invoiceRequestProblems(asked, title).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    'remarks tooLong',
    'billIds noBills',
  ]);
});
