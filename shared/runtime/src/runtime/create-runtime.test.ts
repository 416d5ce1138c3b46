import { expect, test } from '@jest/globals';
import { createHttpClient } from '../http/create-http-client.ts';
import { createI18n } from '../language/create-i18n.ts';
import { createStore } from '../store/create-store.ts';
import { createTestRuntime } from '../testing/index.ts';
import { createRuntime } from './create-runtime.ts';

test.each([
  ['runtime', createRuntime],
  ['store', createStore],
  ['HTTP client', createHttpClient],
  ['i18n', createI18n],
])('a second %s is refused', (name, create) => {
  createTestRuntime();
  expect(() => create()).toThrow(`${name} exists already`);
});

test('a second copy of the code is refused as well', async () => {
  createTestRuntime();
  // A query makes another module of the same file, as a second bundle would.
  const copyOfClaim: typeof import('../single/claim-single.ts') = await import(
    `../single/claim-single.ts?copy=${1}`
  );
  expect(() => copyOfClaim.claimSingle('store')).toThrow('store exists already');
});
