import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkUnifiedCreditCode, unifiedCreditCheckCharacter } from './unified-credit-code.ts';

test.each([
  ['91350100M000100Y43', 'ok'],
  ['９１３５０１００ｍ０００１００ｙ４３', 'ok'],
  ['91350100 M000100Y43', 'ok'],
  ['91350100M000100Y4Z', 'format'],
  ['91350100M000100Y44', 'checkDigit'],
  ['91350100M000100Y4', 'length'],
  ['', 'length'],
  ['9135010OM000100Y43', 'format'],
] as const)('%s is %s', (code, found) => {
  expect(checkUnifiedCreditCode(code)).toBe(found);
});

const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const seventeen = fc.stringMatching(/^[0-9A-HJ-NP-RTUWXY]{17}$/);

test('every code has exactly one check character', () => {
  fc.assert(
    fc.property(seventeen, (start) => {
      const valid = [...characters].filter((char) => checkUnifiedCreditCode(start + char) === 'ok');
      return valid.length === 1 && valid[0] === unifiedCreditCheckCharacter(start);
    }),
  );
});

test('one wrong character is always found', () => {
  fc.assert(
    fc.property(seventeen, fc.nat({ max: 16 }), fc.integer({ min: 1, max: 30 }), (start, place, shift) => {
      const wrong = characters.charAt((characters.indexOf(start.charAt(place)) + shift) % 31);
      const changed = start.slice(0, place) + wrong + start.slice(place + 1);
      return checkUnifiedCreditCode(changed + unifiedCreditCheckCharacter(start)) === 'checkDigit';
    }),
  );
});
