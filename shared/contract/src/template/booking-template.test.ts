import { expect, test } from '@jest/globals';
import { emptyCargoLine } from '../booking/booking-basics.ts';
import { emptyFclBooking, emptyFclContainer, emptyLoadingPlace } from '../booking/fcl/fcl-booking.ts';
import { emptyLclBooking } from '../booking/lcl/lcl-booking.ts';
import { templateContentOf } from './booking-template.ts';

test('a template keeps places, people and cargo, and nothing of the one occasion', () => {
  const line = { ...emptyCargoLine(), goods_name: '灯具', package: 3, weight: 12, volume: 0.2, long: 40 };
  const booking = {
    ...emptyLclBooking(),
    customerBusinessNumber: 'PO-77',
    etd: '2026-12-08',
    expectedWarehousingAt: '2026-12-04 14:00:00',
    destination: 'USLAX',
    isPickup: true,
    pickupAt: '2026-12-03 09:00:00',
    pickupAddress: '龙岗区坂田街道 1 号',
    salespersonId: 'S1',
    cargo: [{ ...line, shipment_id: 'FBA15GCL9X61', reference_id: '8N7EGXAD' }],
  };
  expect(templateContentOf({ kind: 'lcl', booking })).toEqual({
    kind: 'lcl',
    booking: {
      ...emptyLclBooking(),
      destination: 'USLAX',
      isPickup: true,
      pickupAddress: '龙岗区坂田街道 1 号',
      salespersonId: 'S1',
      cargo: [line],
    },
  });
});

test('one of full containers keeps sizes and loading places, not when they are loaded nor what they weighed', () => {
  const container = { ...emptyFclContainer(), sizeType: '40HQ', loadingPlace: 1 };
  const place = { ...emptyLoadingPlace(), address: '东莞市长安镇', contact: '李师傅', phone: '13800138000' };
  const line = { ...emptyCargoLine(), goods_name: '灯具', package: 3 };
  const booking = {
    ...emptyFclBooking(),
    customerBusinessNumber: 'PO-77',
    etd: '2026-12-08',
    preferredCarrier: 'COSU',
    containers: [{ ...container, vgmKg: 21_500, vgmMethod: 'SM1' as const }, container],
    loadingPlaces: [{ ...place, loadingAt: '2026-12-03 09:00:00' }],
    cargo: [{ ...line, shipment_id: 'FBA15GCL9X61' }],
  };
  expect(templateContentOf({ kind: 'fcl', booking })).toEqual({
    kind: 'fcl',
    booking: {
      ...emptyFclBooking(),
      preferredCarrier: 'COSU',
      containers: [container, container],
      loadingPlaces: [place],
      cargo: [line],
    },
  });
});
