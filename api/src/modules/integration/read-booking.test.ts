import { airPermission, type IntegrationScope } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { assignedContainer } from '../../../test/container-events.ts';
import { enterAirBooking, fclBooking } from '../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { onServerOnly } from '../../../test/on-server-only.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { smallPaper } from '../../../test/small-files.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { readNamedBooking } from './system-bookings.ts';

const read = 'GET /integration/booking';
const customerName = 'Canary Lamps Ltd';
let portal: Portal;
let person: SignedIn;
let carrier: Awaited<ReturnType<typeof openSystem>>;
/** Does the work; the carrier only reads. */
let desk: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn(customerName, { permissions: [airPermission] });
  carrier = await openSystem(portal, { name: 'COSCO', scopes: ['bookings'] });
  desk = await openSystem(portal, { name: 'Desk' });
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

const readWhole = async (businessNumber: string) => await carrier.get(read, { query: { businessNumber } });

/** With all that says more of its customer than cargo and containers do. */
const toldInFull = lclBooking({
  remarks: '请勿堆压',
  isPickup: true,
  pickupAt: '2026-12-03 09:00:00',
  pickupPhone: '13800138000',
  pickupAddress: '东莞市长安镇',
  cargo: [cargoLine({ long: 60, wide: 50, high: 40, instructions: '易碎' })],
});

test('a consolidated booking is read whole: what was entered, measured and handed in, and not whose it is', async () => {
  const booking = toldInFull;
  const { businessNumber } = await person.get('POST /business/submitBookingLcl', {
    body: saveRequest(booking),
  });
  const received = { eventId: newEventId(), businessNumber, status: 'received' } as const;
  await desk.get('POST /integration/bookingStatus', { body: received });
  const lines = [{ line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 }];
  await desk.get('POST /integration/measurements', {
    body: { eventId: newEventId(), businessNumber, lines },
  });
  const shippingOrder = { eventId: newEventId(), businessNumber, kind: 'shippingOrder' } as const;
  await desk.get('POST /integration/document', { query: shippingOrder, upload: smallPaper('order') });
  const whole = await readWhole(businessNumber);
  expect(whole).toMatchObject({
    businessNumber,
    kind: 'lcl',
    status: 'received',
    version: 2,
    etd: booking.etd,
    transportChannel: booking.transportChannel,
    delivery: { warehouseType: 'amazon', warehouseCode: 'ONT8', address: '24300 Nandina Ave, Moreno Valley' },
    pickup: { at: '2026-12-03 09:00:00', phone: '13800138000', address: '东莞市长安镇' },
    remarks: '请勿堆压',
    cargo: [{ line: 1, goodsName: '蓝牙耳机', referenceId: '8N7EGXAD', longCm: 60, instructions: '易碎' }],
    measurements: [{ line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 }],
    sailing: null,
    flight: null,
    tracking: null,
    documents: [{ kind: 'shippingOrder', version: 1 }],
  });
  const text = JSON.stringify(whole);
  for (const mark of [customerName, person.customerId, person.userId, 'Test'])
    expect(text).not.toContain(mark);
});

test('full containers with what was ordered, the ship and its cut-offs, and the boxes with their voyage', async () => {
  const { businessNumber } = await person.get('POST /business/submitBookingFcl', {
    body: saveRequest(fclBooking()),
  });
  const sailing = {
    carrier: 'COSU',
    vessel: 'COSCO ARIES',
    voyage: '042E',
    siCutOffAt: '2026-12-05 12:00:00',
    vgmCutOffAt: '2026-12-06 12:00:00',
    cyCutOffAt: '2026-12-07 18:00:00',
    customsCutOffAt: null,
  };
  await desk.get('POST /integration/sailing', {
    body: { eventId: newEventId(), businessNumber, ...sailing },
  });
  const containers = [assignedContainer()];
  await desk.get('POST /integration/assignContainers', {
    body: { eventId: newEventId(), businessNumber, containers },
  });
  expect(await readWhole(businessNumber)).toMatchObject({
    kind: 'fcl',
    preferredCarrier: 'COSU',
    orderedContainers: [{ sizeType: '40HQ' }, { sizeType: '20GP', vgmKg: 21345.5, vgmMethod: 'SM1' }],
    loadingPlaces: [{ contact: '李师傅', loadingAt: '2026-12-03 09:00:00' }],
    containers: [{ number: 'CSQU3054383', portOfLoading: 'CNYTN', portOfDischarge: 'USLGB' }],
    sailing,
    flight: null,
    pickup: null,
    tracking: { containers: 1, hasDeparted: false },
  });
});

test('air freight with its flight', async () => {
  const { businessNumber } = await enterAirBooking(portal.database.kysely, person.customerId);
  expect(await readWhole(businessNumber)).toMatchObject({
    kind: 'air',
    flight: { carrier: 'CZ', flightNumber: 'CZ461', waybillNumber: '784-12345675', chargeableWeightKg: 100 },
    sailing: null,
  });
});

test.each<[IntegrationScope, number]>([
  ['bookings', 200],
  ['warehouse', 200],
  ['tracking', 403],
  ['status', 403],
  ['documents', 403],
])('a key with the scope %s alone is answered %i', async (scope, status) => {
  const { businessNumber } = await person.get('POST /business/submitBookingLcl', {
    body: saveRequest(lclBooking()),
  });
  const { call } = await openSystem(portal, { name: scope, scopes: [scope] });
  const response = await call(read, { query: { businessNumber } });
  expect(response.statusCode).toBe(status);
  if (status === 403) expect(response.json().message).toContain('bookings / warehouse');
});

test('a key of a warehouse alone reads the cargo and its containers, and nothing else of the customer', async () => {
  const warehouse = await openSystem(portal, {
    name: 'Yantian',
    scopes: ['warehouse', 'status', 'tracking'],
  });
  const made = await person.get('POST /business/submitBookingLcl', { body: saveRequest(toldInFull) });
  const { businessNumber } = made;
  const containers = [assignedContainer()];
  await desk.get('POST /integration/assignContainers', {
    body: { eventId: newEventId(), businessNumber, containers },
  });
  const asWarehouse = {
    businessNumber,
    kind: 'lcl',
    status: 'toBeReceived',
    receivingPlace: 'CNYTN',
    destination: 'USLGB',
    dischargePort: 'USLGB',
    warehouseEntryNumber: '',
    expectedWarehousingAt: '2026-12-04 14:00:00',
    cargo: [
      {
        line: 1,
        goodsName: '蓝牙耳机',
        shipmentId: 'FBA15GCL9X61',
        cartons: 12,
        weightKg: 115.2,
        volumeCbm: 0.567,
      },
    ],
    orderedContainers: [],
    loadingPlaces: [],
    containers: [{ number: 'CSQU3054383', sizeType: '40HQ', sealNumber: '' }],
  };
  expect(await warehouse.get(read, { query: { businessNumber } })).toEqual(asWarehouse);
  // The gate is answered the same, whatever its key, and so is what is kept for whoever asks again.
  const body = { eventId: newEventId(), code: businessNumber };
  const atGate = await desk.get('POST /business/entryInfoConfirm', { body });
  expect(atGate).toEqual({ ...asWarehouse, status: 'received' });
  const kept = await portal.database.kysely
    .selectFrom('integration_event')
    .where('event_id', '=', body.eventId)
    .select('answer')
    .executeTakeFirstOrThrow();
  expect(kept.answer).toEqual(atGate);
});

describe('a booking that is changed while it is read', () => {
  onServerOnly('is read as it was, cargo and all', async () => {
    const { id, businessNumber } = await person.get('POST /business/submitBookingLcl', {
      body: saveRequest(lclBooking({ cargo: [cargoLine({ goods_name: '旧货' })] })),
    });
    let isChanged = false;
    const changeMeanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isChanged && 'return_reason' in (result.rows[0] ?? {})) {
          isChanged = true;
          const changed = lclBooking({ cargo: [cargoLine({ goods_name: '新货' })] });
          await person.get('POST /business/submitBookingLcl', {
            body: saveRequest(changed, { id, version: 1, action: 'submit' }),
          });
        }
        return result;
      },
    };
    const database = portal.database.kysely.withPlugin(changeMeanwhile);
    const seen = await readNamedBooking(database, businessNumber, { scopes: ['bookings'] });
    expect(isChanged).toBe(true);
    expect(seen).toMatchObject({ version: 1, cargo: [{ goodsName: '旧货' }] });
    expect(await readWhole(businessNumber)).toMatchObject({ version: 2, cargo: [{ goodsName: '新货' }] });
  });
});

test('a draft is as if it were not there', async () => {
  const { businessNumber } = await person.get('POST /business/submitBookingLcl', {
    body: saveRequest(lclBooking(), { action: 'saveDraft' }),
  });
  expect((await carrier.call(read, { query: { businessNumber } })).statusCode).toBe(404);
});
