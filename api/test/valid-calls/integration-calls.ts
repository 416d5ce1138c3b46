import { assignedContainer, containerEvent } from '../container-events.ts';
import { cargoLine } from '../lcl-booking.ts';
import { smallPaper } from '../small-files.ts';
import type { ValidCalls } from './example.ts';
import { systems } from './example.ts';

const flight = { carrier: 'CZ', flightNumber: 'CZ461', waybillNumber: '784-12345675', etd: '2026-12-02' };

export const integrationCalls = {
  // A session opens none of them, whoever's it is: their story is in api/src/modules/integration.
  'GET /integration/booking': ({ businessNumber }) => [systems({ query: { businessNumber } })],
  'GET /integration/bookingChanges': () => [systems({ query: { pageSize: 1 } })],
  'POST /integration/bookingStatus': ({ businessNumber }) => [
    systems({ body: { eventId: 'status-1', businessNumber, status: 'received' } }),
  ],
  'POST /integration/assignContainers': ({ businessNumber }) => [
    systems({ body: { eventId: 'containers-1', businessNumber, containers: [assignedContainer()] } }),
  ],
  'POST /integration/sailing': ({ businessNumber }) => [
    systems({
      body: {
        eventId: 'sailing-1',
        businessNumber,
        carrier: 'COSU',
        vessel: 'COSCO ARIES',
        voyage: '042E',
        siCutOffAt: '2026-12-05 12:00:00',
        vgmCutOffAt: null,
        cyCutOffAt: null,
        customsCutOffAt: null,
      },
    }),
  ],
  'POST /integration/airBooking': ({ word }) => [
    systems({
      body: {
        eventId: 'air-1',
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
  'POST /integration/flight': ({ businessNumber }) => [
    systems({ body: { eventId: 'flight-1', businessNumber, ...flight } }),
  ],
  'POST /integration/containerEvents': () => [
    systems({ body: { eventId: 'events-1', events: [containerEvent()] } }),
  ],
  'POST /integration/entryNumber': ({ businessNumber }) => [
    systems({ body: { eventId: 'entry-1', businessNumber, warehouseEntryNumber: 'RK261120-0042' } }),
  ],
  'POST /integration/measurements': ({ businessNumber }) => [
    systems({
      body: {
        eventId: 'measured-1',
        businessNumber,
        lines: [{ line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 }],
      },
    }),
  ],
  'POST /integration/document': ({ businessNumber, word }) => [
    systems({
      query: { eventId: 'document-1', businessNumber, kind: 'billOfLading' },
      upload: smallPaper(word),
    }),
  ],
  'POST /business/entryInfoConfirm': ({ businessNumber }) => [
    systems({ body: { eventId: 'gate-1', code: businessNumber } }),
  ],
} satisfies Partial<ValidCalls>;
