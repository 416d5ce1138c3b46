import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkContainerNumber, containerCheckDigit, normalizeContainerNumber } from './container-number.ts';

test.each([
  ['CSQU3054383', 'ok'],
  ['csqu 305438 3', 'ok'],
  ['ＣＳＱＵ３０５４３８－３', 'ok'],
  ['MSKU0383250', 'ok'],
  ['CSQU3054384', 'checkDigit'],
  ['CSQU305438', 'length'],
  ['', 'length'],
  ['CSQU3054Z83', 'format'],
  ['CSQX3054383', 'format'],
  ['C5QU3054383', 'format'],
] as const)('%s is %s', (number, found) => {
  expect(checkContainerNumber(number)).toBe(found);
});

const firstTen = fc.stringMatching(/^[A-Z]{3}[JUZ]\d{6}$/);

test('every number has exactly one check digit', () => {
  fc.assert(
    fc.property(firstTen, (start) => {
      const valid = [...'0123456789'].filter((digit) => checkContainerNumber(start + digit) === 'ok');
      return valid.length === 1 && valid[0] === String(containerCheckDigit(start));
    }),
  );
});

// Modulo 11 with 10 written as 0 misses a digit changed between remainders 0 and 10, and only that.
test('one wrong digit of the serial is found, unless the remainder 10 hides it', () => {
  fc.assert(
    fc.property(
      firstTen,
      fc.integer({ min: 4, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (start, place, shift) => {
        const wrong = String((Number(start[place]) + shift) % 10);
        const changed = start.slice(0, place) + wrong + start.slice(place + 1);
        const isHidden = containerCheckDigit(start) === 0 && containerCheckDigit(changed) === 0;
        return isHidden || containerCheckDigit(start) !== containerCheckDigit(changed);
      },
    ),
  );
});

test('normalised numbers are left alone', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = normalizeContainerNumber(text);
      return normalizeContainerNumber(once) === once;
    }),
  );
});
