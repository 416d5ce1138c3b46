import { describe, expect, test } from '@jest/globals';
import { readBusinessNumber, readTrackedNumber } from './tracked-number.ts';

describe('readTrackedNumber', () => {
  test.each(['CSQU3054383', 'csqu 305438-3', 'ＣＳＱＵ３０５４３８３', ' CSQU3054383​'])(
    'takes %j as a container',
    (typed) => {
      expect(readTrackedNumber(typed)).toEqual({ kind: 'container', number: 'CSQU3054383' });
    },
  );

  test.each([
    'SZL-261120-0042',
    'szl 261120 0042',
    'SZL2611200042',
    'ＳＺＬ－２６１１２０－００４２',
    'SZL–261120–0042',
  ])('takes %j as a business number', (typed) => {
    expect(readTrackedNumber(typed)).toEqual({ kind: 'booking', number: 'SZL-261120-0042' });
  });

  test.each([
    ['CSQU3054384', 'checkDigit'],
    ['CSQU305438', 'unknownForm'],
    ['CSQU3054Z83', 'unknownForm'],
    ['SZX-261120-0042', 'unknownForm'],
    ['', 'unknownForm'],
    ['集装箱', 'unknownForm'],
  ])('says of %j: %s', (typed, problem) => {
    expect(readTrackedNumber(typed)).toBe(problem);
  });

  test('a serial past 9999 is a number too', () => {
    expect(readBusinessNumber('nbf-261120-10042')).toBe('NBF-261120-10042');
  });
});
