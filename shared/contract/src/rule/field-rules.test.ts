import { describe, expect, test } from '@jest/globals';
import { checkPositive, checkText, isDay, isMoment, isPhone } from './field-rules.ts';

describe('checkText', () => {
  test('counts characters as people do', () => {
    expect(checkText('货'.repeat(10), 10)).toBeNull();
    expect(checkText('👨‍👩‍👧'.repeat(10), 10)).toBeNull();
    expect(checkText('a'.repeat(11), 10)).toEqual({ rule: 'tooLong', params: { max: 10 } });
  });

  test('is not talked into storing pages of accents as one character', () => {
    expect(checkText(`a${'\u0301'.repeat(200)}`, 10)).toMatchObject({ rule: 'tooLong' });
  });
});

describe('checkPositive', () => {
  const check = (value: number | null, decimals = 3) => checkPositive(value, { decimals })?.rule ?? null;

  test.each([
    [null, null],
    [0.001, null],
    [9_999_999_999, null],
    [9_999_999.999, null],
    [0, 'notPositive'],
    [-1, 'notPositive'],
    [Number.NaN, 'notANumber'],
    [Number.POSITIVE_INFINITY, 'notANumber'],
    [1.0001, 'tooManyDecimals'],
    [1e-7, 'tooManyDecimals'],
    [10_000_000_000, 'tooManyDigits'],
    [99_999_999.999, 'tooManyDigits'],
    [1e21, 'tooManyDigits'],
  ])('%p: %p', (value, rule) => {
    expect(check(value)).toBe(rule);
  });

  test('a count is whole', () => {
    expect(check(1.5, 0)).toBe('notAnInteger');
    expect(check(12, 0)).toBeNull();
  });
});

describe('days, moments and phones', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-02-29', false],
    ['2026-2-3', false],
    ['', false],
  ])('day %j: %p', (value, isReal) => {
    expect(isDay(value)).toBe(isReal);
    expect(isMoment(`${value} 09:30:00`)).toBe(isReal);
  });

  test.each(['2026-11-20', '2026-11-20 24:00:00', '2026-11-20 09:30', '2026-11-20T09:30:00'])(
    '%j is no moment',
    (value) => {
      expect(isMoment(value)).toBe(false);
    },
  );

  test.each([
    ['13800138000', true],
    ['+86 755 8888 6666', true],
    ['0755-88886666', true],
    ['0755-8888 6666 转 12', true],
    ['+1 310 555-0100 ext. 42', true],
    ['0755-8888 6666 转 张先生', false],
    ['12345', false],
    ['call me', false],
    ['138001380001380013800', false],
  ])('phone %j: %p', (value, isOne) => {
    expect(isPhone(value)).toBe(isOne);
  });
});
