import type { SavedAddress } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { findEntry, hasAddress, isFound, noAddress } from './address-entry.ts';

const entry: SavedAddress = {
  id: 'a1',
  kind: 'pickup',
  title: '坂田仓',
  phone: '13800138000',
  country: '',
  stateName: '',
  postalCode: '',
  address: '深圳市龙岗区 1 号',
  search: '坂田仓\nbantiancang\nbtc\n深圳市龙岗区1号\nshenzhenshilonggangqu1hao\nszslgq1h\n13800138000',
  updatedBy: '林小满',
  version: 'v1',
};

test('what stands in the form is known again, however it was typed', () => {
  const typed = { ...noAddress, phone: '＋86 138-0013-8000', address: ' 深圳市龙岗区 1 号　' };
  expect(findEntry([entry], 'pickup', typed)?.id).toBe('a1');
  expect(findEntry([entry], 'pickup', { ...typed, address: '深圳市龙岗区 2 号' })).toBeUndefined();
  // What the other kind has does not count.
  expect(findEntry([entry], 'pickup', { ...typed, country: 'US' })?.id).toBe('a1');
});

test.each(['坂田', 'ban tian', 'BTC', '龙岗', "shen'zhen", '1380', ''])('%p finds it', (typed) => {
  expect(isFound(entry, typed)).toBe(true);
});

test('anything else does not', () => {
  expect(isFound(entry, '盐田')).toBe(false);
});

test('an address without an address is none', () => {
  expect([hasAddress({ ...noAddress, phone: '1' }), hasAddress({ ...noAddress, address: '路' })]).toEqual([
    false,
    true,
  ]);
});
