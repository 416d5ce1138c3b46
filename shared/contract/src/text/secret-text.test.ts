import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { secretKeysOf, secretText } from './secret-text.ts';

test('the secrets of a body are the keys that its schema makes secret, whatever they are called', () => {
  const body = z.object({ pin: secretText(9), next: secretText(9).optional(), password: z.string() });
  expect([...secretKeysOf(body)]).toEqual(['pin', 'next']);
  expect([...secretKeysOf(z.array(secretText(9)))]).toEqual([]);
});

test('of the contract it is the password of a sign-in', () => {
  const secret = Object.entries(endpoints).flatMap(([key, definition]) =>
    'body' in definition ? [...secretKeysOf(definition.body)].map((name) => `${key} ${name}`) : [],
  );
  expect(secret).toContain('POST /login/token password');
});
