import { emptyCargoLine, emptyLclBooking, type LclBooking } from '@berth/contract';
import { chinaDay } from './china-day.ts';

/** A booking that can be submitted. */
export const completeLcl: LclBooking = {
  ...emptyLclBooking(),
  etd: chinaDay(22),
  expectedWarehousingAt: `${chinaDay(17)} 14:00:00`,
  transportChannel: 'US-SEA',
  receivingPlace: 'CNYTN',
  destination: 'USLAX',
  warehouseType: 'private',
  country: 'US',
  postalCode: '90001',
  stateName: 'CA',
  address: '1 Harbor Ave',
  cargo: [{ ...emptyCargoLine(), goods_name: 'LED 灯具', package: 120, weight: 1850.5, volume: 14.4 }],
};

/** It, as the server has it. */
export const savedLcl = {
  id: 'booking-1',
  version: 3,
  businessNumber: 'SZL-261119-0007',
  warehouseEntryNumber: '',
  status: 'toBeReceived' as const,
  returnReason: '',
  assignedContainers: 0,
  hasSailing: false,
  hasDeparted: false,
  booking: completeLcl,
  measurements: [],
  history: [
    { at: '2026-11-19 10:00:00', by: '林小满', what: 'submitted' as const, status: 'toBeReceived' as const },
  ],
};

/** What the server says of a change to it. */
export const acceptedLcl = {
  id: savedLcl.id,
  version: 4,
  businessNumber: savedLcl.businessNumber,
  status: savedLcl.status,
};
