import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkFbaReference, checkFbaShipment, fbaShipmentOfBox } from './fba-reference.ts';

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
  ['8N7EGXAD', 'ok'],
  ['8n7egxad ', 'ok'],
  ['', 'ok'],
  ['8N7EGXA', 'odd'],
  ['8N7EGXAD1', 'odd'],
  ['8N7E-XAD', 'odd'],
] as const)('reference %s is %s', (value, found) => {
  expect(checkFbaReference(value)).toBe(found);
});

test.each([
  ['FBA1MMD8D0U000001', 'FBA1MMD8D0'],
  ['fba1mmd8d0u000001 ', 'FBA1MMD8D0'],
  ['ＦＢＡ１ＭＭＤ８Ｄ０Ｕ０００００１', 'FBA1MMD8D0'],
  ['FBA15GCL9X61U000120', 'FBA15GCL9X61'],
  // A `U` within the shipment is one of its letters.
  ['FBA1U000001U000002', 'FBA1U000001'],
  ['FBA123456789012U999999', 'FBA123456789012'],
  ['FBA1MMD8D0', undefined],
  ['FBA1MMD8D0U00001', undefined],
  ['FBA1MMD8D0U0000001', undefined],
  ['FBA1MMD8D0U00000A', undefined],
  ['FBA1MMD8D0V000001', undefined],
  ['FBA1234U000001', undefined],
  ['8N7EGXAD', undefined],
  ['', undefined],
] as const)('the shipment of box %s is %s', (value, shipment) => {
  expect(fbaShipmentOfBox(value)).toBe(shipment);
});

const shipments = fc.stringMatching(/^FBA[A-Z0-9]{7,12}$/);

test('every box of a shipment names it, and is itself no shipment', () => {
  fc.assert(
    fc.property(shipments, fc.integer({ min: 0, max: 999_999 }), (shipment, at) => {
      const box = `${shipment}U${String(at).padStart(6, '0')}`;
      expect([checkFbaShipment(shipment), fbaShipmentOfBox(box)]).toEqual(['ok', shipment]);
      expect(checkFbaShipment(box)).toBe('odd');
    }),
  );
});
