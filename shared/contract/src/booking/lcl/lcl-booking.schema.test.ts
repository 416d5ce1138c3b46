import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyCargoLine } from '../booking-basics.ts';
import { lclBooking } from './lcl-booking.schema.ts';
import { emptyLclBooking } from './lcl-booking.ts';

const parse = (changes: object) => lclBooking.parse({ ...emptyLclBooking(), ...changes });
const parseLine = (changes: object) => parse({ cargo: [{ ...emptyCargoLine(), ...changes }] }).cargo[0];

describe('a booking as it is sent', () => {
  test('an empty one stays as it is', () => {
    expect(lclBooking.parse(emptyLclBooking())).toEqual(emptyLclBooking());
  });

  test('codes, dates, phones and numbers come out normalised, names as typed', () => {
    expect(
      parse({
        destination: ' ｕｓｌｇｂ ',
        etd: '2026年12月8日',
        expectedWarehousingAt: '2026/12/4 14:00:00',
        pickupPhone: '＋86 138 0013 8000',
        address: '　ＡＢＣ Road ',
      }),
    ).toMatchObject({
      destination: 'USLGB',
      etd: '2026-12-08',
      expectedWarehousingAt: '2026-12-04 14:00:00',
      pickupPhone: '13800138000',
      address: 'ＡＢＣ Road',
    });
    expect(
      parseLine({ package: '１２', weight: '1，234.5', volume: ' ', shipment_id: 'fba15gcl9x61' }),
    ).toMatchObject({
      package: 12,
      weight: 1234.5,
      volume: null,
      shipment_id: 'FBA15GCL9X61',
    });
  });

  test('what cannot be read is kept for the rules to name', () => {
    expect(parse({ etd: 'tomorrow' }).etd).toBe('tomorrow');
    expect(parseLine({ weight: 'heavy' })?.weight).toBeNaN();
  });

  test('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = parse({ remarks: text, warehouseCode: text, pickupPhone: text });
        expect(lclBooking.parse(once)).toEqual(once);
      }),
    );
  });

  test.each([
    ['a missing field', { remarks: undefined }],
    ['a number for a text', { remarks: 5 }],
    ['an unknown choice', { warehouseType: 'ebay' }],
    ['a text beyond any limit', { remarks: 'x'.repeat(4001) }],
    ['more lines than any form sends', { cargo: Array.from({ length: 1001 }, () => emptyCargoLine()) }],
  ])('refuses %s', (_what, changes) => {
    expect(lclBooking.safeParse({ ...emptyLclBooking(), ...changes }).success).toBe(false);
  });
});
