import type { Registry, RemoteEntry } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { testRemotes } from '../testing/test-remotes.tsx';
import { isOfAnother, isOtherSet, mergeRegistries, versionText } from './merge-registries.ts';

const registry = (deployment: number, versions: Record<string, string>): Registry => ({
  deployment,
  issuedAt: '2026-11-21T00:00:00Z',
  audience: null,
  contract: 'c',
  remotes: testRemotes
    .filter(({ name }) => name in versions)
    .map((entry) => ({ ...entry, version: versions[entry.name] ?? '' })),
});
const set = ({ remotes }: Registry) => remotes.map(versionText);

const open = registry(1, { site: '1', orders: '1' });
const newer = registry(2, { site: '2', orders: '2', faulty: '2' });

test('what has run stays, what has not is taken from the newer registry', () => {
  const merged = mergeRegistries(open, newer, (name) => name === 'site');
  expect([merged.deployment, set(merged)]).toEqual([2, ['faulty@2', 'orders@2', 'site@1']]);
});

test('a remote that went stays only where it has run', () => {
  const without = registry(3, { site: '1' });
  expect(set(mergeRegistries(open, without, () => false))).toEqual(['site@1']);
  expect(set(mergeRegistries(open, without, () => true))).toEqual(['orders@1', 'site@1']);
});

test('a set is another one by its versions, not by its number or order', () => {
  expect(isOtherSet(open, { ...open, deployment: 9, remotes: [...open.remotes].reverse() })).toBe(false);
  expect(isOtherSet(open, registry(1, { site: '1', orders: '2' }))).toBe(true);
  expect(isOtherSet(open, registry(1, { site: '1' }))).toBe(true);
});

test('a page is another’s by the customer that it was made for, and by an override', () => {
  const ofAcme = { ...open, audience: 'acme' };
  const [first, ...others] = open.remotes.map((entry) => ({ ...entry, isOverridden: false }));
  const tested = { ...ofAcme, remotes: [{ ...(first as RemoteEntry), isOverridden: true }, ...others] }; // has two
  expect([isOfAnother(open, 'acme'), isOfAnother(ofAcme, 'acme')]).toEqual([false, false]);
  expect([isOfAnother(ofAcme, 'other'), isOfAnother(tested, 'acme')]).toEqual([true, true]);
});
