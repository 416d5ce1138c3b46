import { describe, expect, test } from '@jest/globals';
import { emptyCargoLine } from '../booking-basics.ts';
import { emptyLclBooking, type LclBooking } from './lcl-booking.ts';
import { lclBookingProblems, requiredLclFields } from './lcl-booking-rules.ts';

const cargoLine = { ...emptyCargoLine(), goods_name: '瑜伽垫', package: 3, weight: 9, volume: 0.2 };
const booking = (changes: Partial<LclBooking> = {}): LclBooking => ({
  ...emptyLclBooking(),
  etd: '2026-12-08',
  expectedWarehousingAt: '2026-12-04 14:00:00',
  transportChannel: 'US-WEST-FAST',
  receivingPlace: 'CNYTN',
  destination: 'USLGB',
  warehouseType: 'amazon',
  warehouseCode: 'ONT8',
  cargo: [cargoLine],
  ...changes,
});
const problems = (changes: Partial<LclBooking>, action: 'saveDraft' | 'submit' = 'submit') =>
  lclBookingProblems(booking(changes), action).map(({ path, rule }) => [path, rule]);

describe('lclBookingProblems', () => {
  test('a whole booking has none', () => {
    expect(problems({})).toEqual([]);
  });

  test.each([
    ['po-abc 中文 №2', true],
    ['ｐｏ－７７', true],
    ['👨‍👩‍👧', true],
    ['a\tb', false],
    ['a\u007fb', false],
    ['a\u0085b', false],
    ['a\u2028b', false],
    ['a\u202eb', false],
    ['a\u2066b', false],
  ])(
    "a customer's own number is anything without control characters: %j",
    (customerBusinessNumber, isRight) => {
      const wrong = [['customerBusinessNumber', 'controlCharacters']];
      expect(problems({ customerBusinessNumber }, 'saveDraft')).toEqual(isRight ? [] : wrong);
    },
  );

  test('an empty one lacks what the spec requires; as a draft it lacks nothing', () => {
    const empty = emptyLclBooking();
    expect(lclBookingProblems(empty, 'submit')).toEqual([
      { path: 'etd', rule: 'required' },
      { path: 'expectedWarehousingAt', rule: 'required' },
      { path: 'transportChannel', rule: 'chooseOne' },
      { path: 'receivingPlace', rule: 'chooseOne' },
      { path: 'destination', rule: 'chooseOne' },
      { path: 'warehouseType', rule: 'chooseOne' },
      { path: 'cargo', rule: 'noCargo' },
    ]);
    expect(lclBookingProblems(empty, 'saveDraft')).toEqual([]);
  });

  test('what was chosen decides what else is asked for', () => {
    const at = { country: 'US', postalCode: '92551', stateName: 'CA', address: '1 Road' };
    expect(problems({ warehouseType: 'private', ...at })).toEqual([]);
    expect(problems({ warehouseType: 'private', ...at, postalCode: ' ' })).toEqual([
      ['postalCode', 'required'],
    ]);
    expect(problems({ warehouseType: 'overseas', warehouseCode: '' })).toEqual([
      ['warehouseCode', 'chooseOne'],
    ]);
    expect(problems({ isPickup: true }).map(([path]) => path)).toEqual([
      'pickupAt',
      'pickupPhone',
      'pickupAddress',
    ]);
    expect(problems({ isDeclared: true })).toEqual([['exportDocuments', 'chooseOne']]);
    expect(problems({ isDeclared: true, exportDocuments: 'buyOrder' })).toEqual([]);
    expect(requiredLclFields(booking())).not.toContain('dischargePort');
  });

  test('the times follow each other', () => {
    expect(problems({ expectedWarehousingAt: '2026-12-08 23:59:59' })).toEqual([]);
    expect(problems({ expectedWarehousingAt: '2026-12-09 00:00:00' })).toEqual([
      ['expectedWarehousingAt', 'warehousingAfterEtd'],
    ]);
    const pickup = { isPickup: true, pickupPhone: '13800138000', pickupAddress: '东莞' };
    expect(problems({ ...pickup, pickupAt: '2026-12-04 14:00:00' })).toEqual([]);
    expect(problems({ ...pickup, pickupAt: '2026-12-04 14:00:01' })).toEqual([
      ['pickupAt', 'pickupAfterWarehousing'],
    ]);
    expect(problems({ pickupAt: '2027-01-01 00:00:00' })).toEqual([]);
    expect(problems({ expectedWarehousingAt: '2026-12-09 00:00:00' }, 'saveDraft')).toEqual([]);
  });

  test('a draft too holds only days and moments of the calendar, and texts that fit', () => {
    expect(
      problems({ etd: '2026-02-30', expectedWarehousingAt: 'soon', remarks: '货'.repeat(501) }, 'saveDraft'),
    ).toEqual([
      ['remarks', 'tooLong'],
      ['etd', 'invalidDate'],
      ['expectedWarehousingAt', 'invalidDate'],
    ]);
    const phone = { isPickup: true, pickupPhone: 'later' };
    expect(problems(phone, 'saveDraft')).toEqual([['pickupPhone', 'invalidPhone']]);
    expect(problems({ ...phone, isPickup: false }, 'saveDraft')).toEqual([]);
  });

  test('cargo is named by its line, and there is a limit of lines', () => {
    expect(problems({ cargo: [cargoLine, { ...cargoLine, weight: null }] })).toEqual([
      ['cargo.1.weight', 'required'],
    ]);
    expect(problems({ cargo: [] })).toEqual([['cargo', 'noCargo']]);
    expect(problems({ cargo: [emptyCargoLine(), emptyCargoLine()] })).toEqual([['cargo', 'noCargo']]);
    const lines = Array.from({ length: 501 }, () => cargoLine);
    expect(problems({ cargo: lines })).toEqual([['cargo', 'tooManyLines']]);
    expect(problems({ cargo: lines.slice(1) })).toEqual([]);
  });
});
