import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { assignVersion, type Choices, isInCanary } from './assign-version.ts';

// Fixed ids: what statistics say of them does not change from run to run.
const customers = Array.from({ length: 1000 }, (_, index) => {
  const hex = createHash('md5').update(`customer ${index}`).digest('hex');
  return [0, 8, 12, 16, 20].map((from, at) => hex.slice(from, [8, 12, 16, 20, 32][at])).join('-');
});
const canaryOf = (percent: number, salt = 'salt') => ({ version: '2', percent, salt });
const drawn = (percent: number, salt?: string, remote = 'booking') =>
  customers.filter((customer) => isInCanary(remote, canaryOf(percent, salt), customer));

const choices: Choices = {
  development: null,
  override: null,
  pin: null,
  canary: null,
  stable: '1',
  fallbacks: ['1', '0'],
};

describe('a canary', () => {
  test.each([1, 5, 10, 25, 50, 90])('of %i % is tried out on that share of 1 000 customers', (percent) => {
    const expected = customers.length * (percent / 100);
    // Five standard deviations: a fair draw misses this once in two million.
    const margin = 5 * Math.sqrt(expected * (1 - percent / 100));
    for (const salt of ['a', 'b', 'c']) {
      expect(Math.abs(drawn(percent, salt).length - expected)).toBeLessThan(margin);
    }
  });

  test('of 0 % is tried out on nobody, of 100 % on everybody', () => {
    expect(drawn(0)).toEqual([]);
    expect(drawn(100)).toEqual(customers);
  });

  test('stays with who has it: asked again, and when the share grows', () => {
    expect(drawn(10)).toEqual(drawn(10));
    let before: string[] = [];
    for (const percent of [1, 5, 10, 25, 50, 100]) {
      const now = drawn(percent);
      expect(now).toEqual(expect.arrayContaining(before));
      before = now;
    }
  });

  test('is drawn again by another salt, and for another remote: nobody is always the first', () => {
    const overlap = (one: string[], other: string[]) => one.filter((each) => other.includes(each)).length;
    // 10 % of 10 % is ten; independent draws do not come near all hundred.
    expect(overlap(drawn(10, 'a'), drawn(10, 'b'))).toBeLessThan(30);
    expect(overlap(drawn(10, 'a', 'booking'), drawn(10, 'a', 'site'))).toBeLessThan(30);
  });

  test('is never tried out on a visitor', () => {
    expect(isInCanary('booking', canaryOf(100), null)).toBe(false);
    expect(assignVersion('booking', { ...choices, canary: canaryOf(100) }, null)?.version).toBe('1');
  });
});

test('what stands higher wins: development, override, pin, canary, stable', () => {
  const everything: Choices = {
    ...choices,
    development: 'd',
    override: 'o',
    pin: 'p',
    canary: { version: 'c', percent: 100, salt: '' },
  };
  const given = (changes: Partial<Choices>) =>
    assignVersion('booking', { ...everything, ...changes }, 'customer');
  expect(given({})).toEqual({ version: 'd', by: 'development', fallbacks: [] });
  expect(given({ development: null })).toEqual({ version: 'o', by: 'override', fallbacks: ['1', '0'] });
  expect(given({ development: null, override: null })).toEqual({
    version: 'p',
    by: 'pin',
    fallbacks: ['1', '0'],
  });
  expect(given({ development: null, override: null, pin: null })).toEqual({
    version: 'c',
    by: 'canary',
    fallbacks: ['1', '0'],
  });
  const nothing = { development: null, override: null, pin: null, canary: null };
  expect(given(nothing)).toEqual({ version: '1', by: 'stable', fallbacks: ['0'] });
  expect(given({ ...nothing, stable: null })).toBeNull();
});

test('no version falls back to itself', () => {
  expect(assignVersion('booking', { ...choices, pin: '1' }, 'customer')?.fallbacks).toEqual(['0']);
  expect(assignVersion('booking', { ...choices, fallbacks: ['1'] }, null)?.fallbacks).toEqual([]);
  expect(assignVersion('booking', { ...choices, fallbacks: [] }, null)?.fallbacks).toEqual([]);
});

test('where only a canary exists, a customer outside of it gets none', () => {
  const only = { ...choices, stable: null, fallbacks: [], canary: canaryOf(0) };
  expect(assignVersion('booking', only, 'customer')).toBeNull();
});
