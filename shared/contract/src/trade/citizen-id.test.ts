import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkCitizenId, citizenIdCheckCharacter } from './citizen-id.ts';

const today = '2026-11-23';

// The first two are the examples of GB 11643.
test.each([
  ['11010519491231002X', 'ok'],
  ['440524188001010014', 'ok'],
  ['１１０１０５ １９４９１２３１ ００２ｘ', 'ok'],
  ['110105194912310021', 'checkDigit'],
  ['11010519491231002', 'length'],
  ['', 'length'],
  ['11010519491231O02X', 'format'],
  ['X1010519491231002X', 'format'],
  ['99010519491231002X', 'region'],
  ['110105194913310021', 'birthDate'],
  ['110105202611240021', 'birthDate'],
  ['110105184912310021', 'birthDate'],
] as const)('%s is %s', (id, found) => {
  expect(checkCitizenId(id, today)).toBe(found);
});

const seventeen = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1900, max: 2020 }), fc.nat({ max: 999 }))
  .map(
    ([place, year, order]) =>
      `44${String(place).padStart(4, '0')}${year}0615${String(order).padStart(3, '0')}`,
  );

test('every number has exactly one check character', () => {
  fc.assert(
    fc.property(seventeen, (start) => {
      const valid = [...'0123456789X'].filter((char) => checkCitizenId(start + char, today) === 'ok');
      return valid.length === 1 && valid[0] === citizenIdCheckCharacter(start);
    }),
  );
});

test('one wrong digit of the last three is always found', () => {
  fc.assert(
    fc.property(
      seventeen,
      fc.integer({ min: 14, max: 16 }),
      fc.integer({ min: 1, max: 9 }),
      (start, at, shift) => {
        const wrong = (Number(start.charAt(at)) + shift) % 10;
        const changed = `${start.slice(0, at)}${wrong}${start.slice(at + 1)}`;
        return checkCitizenId(changed + citizenIdCheckCharacter(start), today) === 'checkDigit';
      },
    ),
  );
});
