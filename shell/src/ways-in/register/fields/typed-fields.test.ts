import { expect, test } from '@jest/globals';
import {
  contentToSend,
  fillIn,
  noteOldNumber,
  rebase,
  startFields,
  type TypedFields,
  takeOffered,
  typeInto,
} from './typed-fields.ts';

const found = {
  companyName: '厦门示例贸易有限公司',
  creditCode: '91350100M000100Y43',
  registeredAddress: null,
};
const type = (field: 'companyName' | 'creditCode', value: string, before = startFields()) =>
  typeInto(before, field, value);
/** A picture is handed in: what was typed before it was typed before. */
const handIn = (before: TypedFields): TypedFields => ({ ...before, typedSince: [] });

test('empty fields are filled in and marked, until somebody types in them', () => {
  const filled = fillIn(startFields(), found, true);
  expect(filled.content.companyName).toBe('厦门示例贸易有限公司');
  expect(Object.keys(filled.read)).toEqual(['companyName', 'creditCode']);
  expect(Object.keys(type('companyName', '厦门示例', filled).read)).toEqual(['creditCode']);
});

test('what was typed stays, and what was read is offered beside it and taken on demand', () => {
  const filled = fillIn(handIn(type('companyName', '厦门样例有限公司')), found, true);
  expect(filled.content.companyName).toBe('厦门样例有限公司');
  expect(filled.offered).toEqual({ companyName: '厦门示例贸易有限公司' });
  const taken = takeOffered(filled, 'companyName');
  expect([taken.content.companyName, taken.offered]).toEqual(['厦门示例贸易有限公司', {}]);
});

test('a field that was cleared while the picture was read stays empty, with the offer below it', () => {
  const cleared = type('companyName', '', type('companyName', '厦'));
  const filled = fillIn(cleared, found, true);
  expect([filled.content.companyName, filled.offered.companyName]).toEqual(['', '厦门示例贸易有限公司']);
});

test('the same number in another way of writing is no other one', () => {
  const typed = handIn(type('creditCode', '９１３５ 0100 m000100y43'));
  expect(fillIn(typed, found, true).offered.creditCode).toBeUndefined();
});

test('another paper takes what was read of the one before with it; a turned one does not', () => {
  const first = fillIn(startFields(), found, true);
  const nothing = { companyName: null, creditCode: '91350100M000100Y51' };
  const turned = fillIn(first, nothing, false).content;
  expect([turned.companyName, turned.creditCode]).toEqual(['厦门示例贸易有限公司', '91350100M000100Y51']);
  const other = fillIn(first, nothing, true);
  expect([other.content.companyName, other.read.companyName]).toEqual(['', undefined]);
});

test('15 digits where the code belongs are noted as the old number, which is never replaced', () => {
  const typed = type('creditCode', '３５０２ 00209999999');
  expect(noteOldNumber(typed).content).toMatchObject({
    creditCode: '３５０２ 00209999999',
    oldNumber: '350200209999999',
  });
  const known = typeInto(typed, 'oldNumber', '1');
  expect(noteOldNumber(known).content.oldNumber).toBe('1');
  expect(noteOldNumber(type('creditCode', '91350100M000100Y43')).content.oldNumber).toBe('');
});

test('what stands elsewhere now comes in under what was typed', () => {
  const typed = type('companyName', '厦门样例有限公司');
  const now = rebase(typed, { ...typed.content, companyName: '旧名', contact: '陈小姐' });
  expect([now.content.companyName, now.content.contact]).toEqual(['厦门样例有限公司', '陈小姐']);
});

test('what is sent is tidied, and the fields of the other type are left out', () => {
  const typed = [
    ['account', ' xiamen '],
    ['email', 'ａ@example.com '],
    ['companyName', ' 厦门　示例 '],
    ['creditCode', '９１３５０１００ m000100y43'],
    ['idName', '林小满'],
  ] as const;
  const state = typed.reduce((before, [field, value]) => typeInto(before, field, value), startFields());
  expect(contentToSend(state.content)).toMatchObject({
    account: 'xiamen',
    email: 'a@example.com',
    companyName: '厦门　示例',
    creditCode: '91350100M000100Y43',
    idName: '',
  });
  expect(contentToSend({ ...state.content, applicantType: 'individual' })).toMatchObject({
    companyName: '',
    idName: '林小满',
  });
});
