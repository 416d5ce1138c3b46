import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkFbaBox, checkFbaReference, checkFbaShipment } from './fba-reference.ts';

test.each([
  ['FBA1MMD8D0', 'ok'],
  ['fba15gcl9x61', 'ok'],
  ['　ＦＢＡ１５ＧＣＬ９Ｘ６１', 'ok'],
  ['', 'ok'],
  ['FBA123456', 'odd'],
  ['FBA1234567890123', 'odd'],
  ['FBX15GCL9X61', 'odd'],
  ['STAR-PHQFOZ', 'odd'],
] as const)('shipment %s is %s', (value, found) => {
  expect(checkFbaShipment(value)).toBe(found);
});

test.each([
  ['FBA1MMD8D0U000001', 'ok'],
  ['FBA15GCL9X61U000120', 'ok'],
  ['FBA1MMD8D0', 'odd'],
  ['FBA1MMD8D0U00001', 'odd'],
] as const)('box %s is %s', (value, found) => {
  expect(checkFbaBox(value)).toBe(found);
});

test.each([
  ['8N7EGXAD', 'ok'],
  ['8n7egxad ', 'ok'],
  ['', 'ok'],
  ['8N7EGXA', 'odd'],
  ['8N7EGXAD1', 'odd'],
  ['8N7E-XAD', 'odd'],
] as const)('reference %s is %s', (value, found) => {
  expect(checkFbaReference(value)).toBe(found);
});

test('a box of a well-formed shipment is well-formed', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^FBA[A-Z0-9]{7,12}$/),
      fc.integer({ min: 0, max: 999_999 }),
      (shipment, box) => {
        expect(checkFbaShipment(shipment)).toBe('ok');
        expect(checkFbaBox(`${shipment}U${String(box).padStart(6, '0')}`)).toBe('ok');
      },
    ),
  );
});
