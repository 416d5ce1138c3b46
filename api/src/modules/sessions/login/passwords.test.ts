import { expect, test } from '@jest/globals';
import { hashPassword, isPasswordRight, nobodysHash } from './passwords.ts';

test('a password is right for its own hash alone', async () => {
  const hash = await hashPassword('deep water');
  expect(await isPasswordRight('deep water', hash)).toBe(true);
  expect(await isPasswordRight('shallow water', hash)).toBe(false);
  expect(await isPasswordRight('deep water', null)).toBe(false);
});

test('an unknown account costs the same work as a known one', async () => {
  const settings = (hash: string) => hash.split('$').slice(0, 4).join('$');
  expect(settings(nobodysHash)).toBe(settings(await hashPassword('any')));
});
