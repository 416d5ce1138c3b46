import { saveRequest } from '../lcl-booking.ts';
import { bookingOf, fclBookingOf } from '../things/bookings.ts';
import type { ValidCalls } from './example.ts';

export const bookingCalls = {
  'GET /business/getBookingListLcl': () => [
    { input: {} },
    { input: { list: { pageSize: 50, prop: 'goodsName', order: 'descending' } } },
    { input: { list: { filter: { goodsName: 'goods|include', status: 'draft|!=' } } } },
  ],
  'GET /business/getBookingListFcl': () => [
    { input: {} },
    { input: { list: { prop: 'siCutOffAt', filter: { containerTypes: '40HQ|include' } } } },
  ],
  'GET /business/getBookingByIdFcl': ({ fclBookingId }) => [
    { input: { query: { id: fclBookingId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/submitBookingFcl': ({ fclBookingId, word }) => [
    { input: { body: saveRequest(fclBookingOf(word)) } },
    {
      input: { body: saveRequest(fclBookingOf(word), { id: fclBookingId, version: 1 }) },
      foreign: 'NOT_FOUND',
    },
  ],
  'POST /business/submitVgm': ({ fclBookingId: bookingId }) => [
    // The version is not the newest one: only its owner may learn that. What is written is in submit-vgm.test.ts.
    {
      input: {
        body: { bookingId, version: 7, containers: [{ index: 0, vgmKg: 21_000, vgmMethod: 'SM1' }] },
      },
      foreign: 'NOT_FOUND',
      own: 'BOOKING_VERSION_CONFLICT',
    },
  ],
  'GET /business/getAirExportList': () => [
    { input: {} },
    {
      input: {
        list: { prop: 'chargeableWeight', order: 'descending', filter: { waybillNumber: '784|include' } },
      },
    },
  ],
  'GET /business/getAirExportById': ({ records: { airBooking: id } }) => [
    { input: { query: { id } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/getServeceId': () => [{ input: { query: { kind: 'lcl' } } }],
  'GET /business/getBookingByIdLcl': ({ bookingId }) => [
    { input: { query: { id: bookingId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/submitBookingLcl': ({ bookingId, businessNumber, idempotencyKey, word }) => [
    { input: { body: saveRequest(bookingOf(word), { idempotencyKey }) }, foreign: 'unrelated' },
    {
      input: { body: saveRequest(bookingOf(word), { businessNumber }) },
      foreign: 'BUSINESS_NUMBER_INVALID',
    },
    { input: { body: saveRequest(bookingOf(word), { id: bookingId, version: 1 }) }, foreign: 'NOT_FOUND' },
    // The version is no longer the newest one: only its owner may learn that.
    {
      input: { body: saveRequest(bookingOf(word), { id: bookingId, version: 7 }) },
      foreign: 'NOT_FOUND',
      own: 'BOOKING_VERSION_CONFLICT',
    },
  ],
  'POST /business/delBookingList': ({ returnableId: id, word }) => [
    {
      input: { body: { bookings: [{ id, version: 1 }], reason: `reason ${word}` } },
      foreign: 'likeNobodys',
    },
  ],
  'POST /business/deleteDrafts': ({ draftId }) => [
    { input: { body: { ids: [draftId] } }, foreign: 'likeNobodys' },
  ],
  'GET /business/getContainerTrace': ({ bookingId }) => [
    { input: { query: { id: bookingId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/getBookingUnfinished': () => [
    { input: { query: {} } },
    { input: { query: { kind: 'fcl' } } },
  ],
} satisfies Partial<ValidCalls>;
