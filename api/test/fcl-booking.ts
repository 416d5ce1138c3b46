import { emptyFclBooking, emptyFclContainer, type FclBooking, type FclContainer } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../src/database/tables.ts';
import { storeAirBooking } from '../src/modules/bookings/air/store-air-booking.ts';
import { cargoLine } from './lcl-booking.ts';

export function fclContainer(changes: Partial<FclContainer> = {}): FclContainer {
  return { ...emptyFclContainer(), sizeType: '40HQ', ...changes };
}

/** An FCL booking that may be submitted: two containers loaded at one place. */
export function fclBooking(changes: Partial<FclBooking> = {}): FclBooking {
  return {
    ...emptyFclBooking(),
    etd: '2026-12-08',
    receivingPlace: 'CNYTN',
    destination: 'USLGB',
    dischargePort: 'USLGB',
    warehouseType: 'amazon',
    warehouseCode: 'ONT8',
    preferredCarrier: 'COSU',
    containers: [fclContainer(), fclContainer({ sizeType: '20GP', vgmKg: 21345.5, vgmMethod: 'SM1' })],
    loadingPlaces: [
      {
        address: '东莞市长安镇振安中路 18 号',
        contact: '李师傅',
        phone: '13800138000',
        loadingAt: '2026-12-03 09:00:00',
      },
    ],
    cargo: [cargoLine()],
    ...changes,
  };
}

/** An air booking of a customer's, as staff would have entered it. */
export async function enterAirBooking(
  database: Kysely<Tables>,
  customerId: string,
  { word = '蓝牙耳机', at = new Date(), weight = 30 }: { word?: string; at?: Date; weight?: number } = {},
): Promise<{ id: string; businessNumber: string }> {
  const entry = {
    customerBusinessNumber: '',
    waybillNumber: '784-12345675',
    carrier: 'CZ',
    flightNumber: 'CZ461',
    receivingPlace: 'CAN',
    destination: 'LAX',
    etd: '2026-12-02',
    remarks: `remarks ${word}`,
    cargo: [cargoLine({ goods_name: word, weight, volume: 0.6 })],
    events: [{ at, status: 'toBeReceived' as const }],
    by: { userId: null, name: 'Operations', as: 'staff' as const },
  };
  const reference = { airports: new Map(), ports: new Map() };
  return await database
    .transaction()
    .execute((transaction) => storeAirBooking(transaction, { customerId, reference }, entry));
}
