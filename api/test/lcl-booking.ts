import { randomUUID } from 'node:crypto';
import { type CargoLine, emptyCargoLine, emptyLclBooking, type LclBooking } from '@berth/contract';

/** A cargo line that may be submitted. */
export function cargoLine(changes: Partial<CargoLine> = {}): CargoLine {
  return {
    ...emptyCargoLine(),
    goods_name: '蓝牙耳机',
    shipment_id: 'FBA15GCL9X61',
    reference_id: '8N7EGXAD',
    package: 12,
    weight: 115.2,
    volume: 0.567,
    ...changes,
  };
}

/** An LCL booking that may be submitted: every code in it is in the reference data. */
export function lclBooking(changes: Partial<LclBooking> = {}): LclBooking {
  return {
    ...emptyLclBooking(),
    etd: '2026-12-08',
    expectedWarehousingAt: '2026-12-04 14:00:00',
    transportChannel: 'US-WEST-FAST',
    receivingPlace: 'CNYTN',
    destination: 'USLGB',
    dischargePort: 'USLGB',
    warehouseType: 'amazon',
    warehouseCode: 'ONT8',
    cargo: [cargoLine()],
    ...changes,
  };
}

type SaveChanges = {
  action?: 'saveDraft' | 'submit';
  id?: string;
  version?: number;
  businessNumber?: string;
  idempotencyKey?: string;
};

/** The body of a save; each has a key of its own unless one is given. */
export function saveRequest<Booking>(booking: Booking, changes: SaveChanges = {}) {
  return { action: 'submit' as const, idempotencyKey: randomUUID(), booking, ...changes };
}
