import { emptyCargoLine, emptyFclBooking, emptyLclBooking } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { copyOfBooking, copyOfFclBooking } from './copy-of-booking.ts';

// 09:30 on 21 November in China, where it is already the next day at 16:00 UTC.
const now = new Date('2026-11-21T01:30:00Z');
const booking = {
  ...emptyLclBooking(),
  customerBusinessNumber: 'PO-77',
  destination: 'USLAX',
  remarks: '轻放',
  cargo: [
    {
      ...emptyCargoLine(),
      goods_name: '灯具',
      package: 3,
      shipment_id: 'FBA15GCL9X61',
      reference_id: '8N7EGXAD',
    },
  ],
};

test('cargo, places and words are kept, the numbers of the other order and shipment are not', () => {
  const cargo = booking.cargo.map((line) => ({ ...line, shipment_id: '', reference_id: '' }));
  expect(copyOfBooking(booking, now)).toEqual({ ...booking, customerBusinessNumber: '', cargo });
  const containers = { ...emptyFclBooking(), cargo: booking.cargo };
  expect(copyOfFclBooking(containers, now).cargo).toEqual(cargo);
});

test.each([
  ['2026-11-20', null],
  ['2026-11-21', '2026-11-21'],
  ['2026-12-15', '2026-12-15'],
])('the day %s becomes %s', (etd, kept) => {
  expect(copyOfBooking({ ...booking, etd }, now).etd).toBe(kept);
});

test.each([
  ['2026-11-21 09:29:59', null],
  ['2026-11-21 09:30:00', '2026-11-21 09:30:00'],
])('the moment %s becomes %s', (at, kept) => {
  const copy = copyOfBooking({ ...booking, expectedWarehousingAt: at, pickupAt: at }, now);
  expect([copy.expectedWarehousingAt, copy.pickupAt]).toEqual([kept, kept]);
});

test('the day is that of China', () => {
  const lateInUtc = new Date('2026-11-21T16:30:00Z');
  expect(copyOfBooking({ ...booking, etd: '2026-11-21' }, lateInUtc).etd).toBeNull();
});
