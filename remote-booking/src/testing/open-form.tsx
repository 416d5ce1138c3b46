import type { Answers, ReceivedCall } from '@berth/runtime/testing';
import { sheetCell, sheetText, writeInSheet } from '@berth/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from './open-page.tsx';

/** Opens the form of a booking, LCL or FCL; its lists of choices and its next number have an answer. */
export function openForm(path: string, answers: Answers = {}) {
  return openPage(path, { ...formAnswers, ...answers });
}

export const option = (value: string, nameZh: string) => ({ value, nameZh, nameEn: value, search: nameZh });
const port = (value: string, nameZh: string) => ({
  ...option(value, nameZh),
  countryCode: value.slice(0, 2),
  kind: 'sea' as const,
});
export const channel = {
  ...option('US-SEA', '美西海运'),
  countryCodes: ['US'],
  transitDaysMin: 18,
  transitDaysMax: 25,
  chargeable: { kgPerCbm: 500, minimum: 1, step: 0.01 },
  cutOffDays: 3,
  isOpen: true,
  closedReason: null,
};
const size = (value: string, nameZh: string, capacityCbm: number, maxPayloadKg: number) => ({
  ...option(value, nameZh),
  isoCode: '45G1',
  teu: 2,
  capacityCbm,
  maxPayloadKg,
});

export const formAnswers: Answers = {
  'GET /select/getPortList': [port('CNYTN', '盐田'), port('USLAX', '洛杉矶')],
  'GET /select/shipModeNew': [channel],
  'GET /select/getSizeList': [size('20GP', '20尺普柜', 33.2, 28_200), size('40HQ', '40尺高柜', 76.3, 28_500)],
  'GET /select/getCarrierList': [],
  'GET /select/getPackList': [option('34', '纸箱')],
  'GET /select/getCountryList': [option('US', '美国')],
  'GET /select/getSalasList': [],
  'GET /select/getServiceList': [],
  'GET /business/getServeceId': ({ query }) => ({
    businessNumber: (query as { kind: string }).kind === 'fcl' ? 'SZF-261120-0042' : 'SZL-261120-0042', // of the call
  }),
  'GET /business/getBookingListLcl': { rows: [], total: 0, summary: { cartons: 0, weight: 0, volume: 0 } },
  'GET /business/getBookingListFcl': {
    rows: [],
    total: 0,
    summary: { containers: 0, cartons: 0, weight: 0, volume: 0 },
  },
  'GET /business/getBookingUnfinished': { rows: [], total: 0 },
  'GET /business/addressList': [],
  'GET /business/getShippingDocuments': [],
};

/** Under which names this browser has unsaved work. */
export const unsavedNames = () =>
  Object.keys(localStorage).filter((name) => name.startsWith('berth.unsaved.'));

export const callsOf = (calls: ReceivedCall[], key: string) => calls.filter((call) => call.key === key);
export const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** What stands as the goods of a line of the sheet, once it is there. */
export async function goods() {
  await waitFor(() => sheetCell('品名'));
  return sheetText('品名');
}

export async function write(column: string, text: string) {
  await waitFor(() => sheetCell(column));
  writeInSheet(column, text);
}

/** Leaves the cell that is typed into: what is said below its row is settled then. */
export function leaveSheet() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('No cell is being typed into.');
  act(() => field.blur());
}
