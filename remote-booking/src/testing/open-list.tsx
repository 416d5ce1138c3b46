import type { BookingStatus, LclBookingRow } from '@berth/contract';
import type { Answers, TestRuntimeOptions } from '@berth/runtime/testing';
import { openPage } from './open-page.tsx';

/** Opens a list of bookings; what it asks for besides its rows has an answer. */
export function openList(path: string, answers: Answers, options?: Omit<TestRuntimeOptions, 'answers'>) {
  return openPage(path, { ...besides, ...answers }, options);
}

const besides: Answers = {
  'GET /select/getPortList': [],
  'GET /select/getAirportList': [],
  'GET /select/shipModeNew': [],
  'GET /select/getSizeList': [],
  'GET /select/getCarrierList': [],
  'GET /business/getBookingUnfinished': { rows: [], total: 0 },
};

/** What rows of all kinds of booking have. */
export const rowBasics = (businessNumber: string) => ({
  id: businessNumber,
  businessNumber,
  customerBusinessNumber: '',
  warehouseEntryNumber: '',
  status: 'toBeReceived' as BookingStatus, // any of them
  etd: '2026-12-15',
  receivingPlace: 'CNYTN',
  destination: 'USLAX',
  dischargePort: '',
  warehouseType: 'amazon' as const,
  warehouseCode: 'ONT8',
  tracking: null,
  version: 1,
  createdAt: '2026-11-20 10:00:00',
  updatedAt: '2026-11-20 10:00:00',
});

export const lclRow = (businessNumber: string, change: Partial<LclBookingRow> = {}): LclBookingRow => ({
  ...rowBasics(businessNumber),
  expectedWarehousingAt: null,
  transportChannel: '',
  goodsName: '灯具',
  lines: 3,
  cartons: 120,
  weight: 1850.5,
  volume: 14.4,
  charged: { weight: 1850.5, volume: 14.4, source: 'entered' },
  ...change,
});

export const lclAnswer = (...rows: LclBookingRow[]) => ({
  rows,
  total: rows.length,
  summary: { cartons: 1284, weight: 9000, volume: 88.5 },
});
