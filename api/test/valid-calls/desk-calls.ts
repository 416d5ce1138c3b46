import { randomUUID } from 'node:crypto';
import { assignedContainer, containerEvent } from '../container-events.ts';
import { cargoLine } from '../lcl-booking.ts';
import { staffs, type ValidCalls } from './example.ts';

const flight = { carrier: 'CZ', flightNumber: 'CZ461', waybillNumber: '784-12345675', etd: '2026-12-02' };
const sailing = {
  carrier: 'COSU',
  vessel: 'COSCO ARIES',
  voyage: '042E',
  siCutOffAt: '2026-12-05 12:00:00',
  vgmCutOffAt: null,
  cyCutOffAt: null,
  customsCutOffAt: null,
};
const stand = 1;
const reason = 'wrong scan';

/** The bookings of all customers are staff's alone: what they do is in api/src/modules/desk. */
export const deskCalls = {
  // It answers everybody who is signed in: to a customer, with no source.
  'GET /system/desk/inbox': () => [{ input: {} }],
  'GET /system/desk/bookings': () => [staffs({ list: {} })],
  'GET /system/desk/booking': ({ businessNumber: number }) => [staffs({ query: { number } })],
  'POST /system/desk/move': ({ businessNumber }) => [
    staffs({ body: { businessNumber, stand, status: 'received' } }),
  ],
  'POST /system/desk/sail': ({ businessNumber }) => [staffs({ body: { businessNumber, stand, ...sailing } })],
  'POST /system/desk/flight': ({ businessNumber }) => [
    staffs({ body: { businessNumber, stand, ...flight } }),
  ],
  'POST /system/desk/airBooking': ({ word }) => [
    staffs({
      body: {
        idempotencyKey: randomUUID(),
        account: `nobody-${word}`,
        customerBusinessNumber: '',
        ...flight,
        receivingPlace: 'CAN',
        destination: 'LAX',
        remarks: '',
        cargo: [cargoLine()],
      },
    }),
  ],
  'POST /system/desk/entryNumber': ({ businessNumber }) => [
    staffs({ body: { businessNumber, stand, warehouseEntryNumber: 'RK261120-0042' } }),
  ],
  'POST /system/desk/confirmEntry': ({ businessNumber: code }) => [staffs({ body: { code } })],
  'POST /system/desk/measure': ({ businessNumber }) => [
    staffs({
      body: { businessNumber, stand, lines: [{ line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 }] },
    }),
  ],
  'POST /system/desk/assignContainers': ({ businessNumber }) => [
    staffs({ body: { businessNumber, stand, containers: [assignedContainer()] } }),
  ],
  'POST /system/desk/containerEvent': () => [staffs({ body: { events: [containerEvent()] } })],
  'POST /system/desk/undoEntry': ({ businessNumber }) => [
    staffs({ body: { businessNumber, stand, reason } }),
  ],
  'POST /system/desk/undoMeasurement': ({ businessNumber }) => [
    staffs({ body: { businessNumber, stand, reason, lines: [1] } }),
  ],
  'POST /system/desk/undoContainerEvent': ({ businessNumber }) => [
    staffs({ body: { businessNumber, stand, reason, containerEventId: 'a'.repeat(64) } }),
  ],
} satisfies Partial<ValidCalls>;
