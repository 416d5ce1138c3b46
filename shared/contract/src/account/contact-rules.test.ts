import { expect, test } from '@jest/globals';
import { contactProblems, isEmail, normalizeEmail } from './contact-rules.ts';

test.each([
  ['lin@yuanfan.com', true],
  ['lin.xiaoman+berth@mail.yuanfan.com.cn', true],
  ['小满@远帆.公司', true],
  ['lin@yuanfan', false],
  ['lin yuanfan.com', false],
  ['lin@@yuanfan.com', false],
  ['lin@yuan..com', false],
  ['lin@yuanfan.com, other@yuanfan.com', false],
  [`${'a'.repeat(250)}@b.com`, false],
])('%s as an e-mail address: %s', (value, isRight) => {
  expect(isEmail(value)).toBe(isRight);
});

const rules = (contact: string, email = '') =>
  contactProblems({ contact, email }).map(({ path, rule }) => `${path} ${rule}`);

test('a contact has two characters at least; an e-mail may be left out', () => {
  expect(rules('林小')).toEqual([]);
  expect(rules('林')).toEqual(['contact contactTooShort']);
  expect(rules('')).toEqual(['contact required']);
  expect(rules('长'.repeat(41), 'no')).toEqual(['contact tooLong', 'email invalidEmail']);
});

test('an e-mail address is stored in ordinary characters, however it was typed', () => {
  expect(normalizeEmail('　ｌｉｎ＠ｙｕａｎｆａｎ．ｃｏｍ ')).toBe('lin@yuanfan.com');
});
