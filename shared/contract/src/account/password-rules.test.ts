import { expect, test } from '@jest/globals';
import { newPasswordProblems, passwordProblems, passwordStrength } from './password-rules.ts';

test.each([
  ['', 'required'],
  ['abc1234', 'passwordTooShort'],
  ['abcdefgh', 'passwordTooPlain'],
  ['12345678', 'passwordTooPlain'],
  ['ＹＵＡＮＦＡＮ2026', 'passwordIsAccount'],
  ['Yuanfan2026', 'passwordIsAccount'],
  ['yuanfan-2026', undefined],
  ['海运舱位2026年', undefined],
])('%s as the new password of yuanfan2026: %s', (password, rule) => {
  expect(passwordProblems(password, { account: 'yuanfan2026' })[0]?.rule).toBe(rule);
});

const rules = (currentPassword: string, newPassword: string, confirmation: string) =>
  newPasswordProblems({ currentPassword, newPassword, confirmation }, 'demo').map(
    ({ path, rule }) => `${path} ${rule}`,
  );

test('the form asks for the current password, another new one, and that twice', () => {
  expect(rules('old-word-1', 'new-word-1', 'new-word-1')).toEqual([]);
  expect(rules('', '', '')).toEqual([
    'currentPassword required',
    'newPassword required',
    'confirmation required',
  ]);
  expect(rules('old-word-1', 'old-word-1', 'old-word-1')).toEqual(['newPassword passwordUnchanged']);
  expect(rules('old-word-1', 'new-word-1', 'new-word-2')).toEqual(['confirmation passwordsDiffer']);
});

test.each([
  ['aaaaaaa1', 'weak'],
  ['abc123', 'weak'],
  ['harbour7', 'fair'],
  ['Harbour-2026', 'strong'],
  ['correct horse 27', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
