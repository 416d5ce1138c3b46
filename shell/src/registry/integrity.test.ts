import type { RemoteEntry } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { testRemotes } from '../testing/test-remotes.tsx';
import { integrityOf } from './integrity.ts';

const [entry] = testRemotes as [RemoteEntry]; // three of them

test('a version runs as what the registry names', () => {
  expect(integrityOf(entry)).toBe(entry.integrity);
});

test.each([
  ['no hash', ''],
  ['a weak hash', 'sha256-aaaa'],
  ['a cut hash', 'sha384-aaaa'],
  ['several hashes, of which a browser takes any', `${entry.integrity} ${entry.integrity}`],
])('%s is refused', (_what, integrity) => {
  expect(() => integrityOf({ ...entry, integrity })).toThrow('no hash');
});

test('a development server has none', () => {
  expect(integrityOf({ ...entry, version: 'development', integrity: '' })).toBe('');
});
