import type { ListFields } from '../../list/list-fields.ts';
import type { TrackingSummary } from '../../tracking/booking-progress.ts';
import type { ChargedSource } from '../../trade/charged-cargo.ts';
import { exportDocumentChoices, type WarehouseType, warehouseTypes } from '../booking-basics.ts';
import { type BookingStatus, bookingStatuses } from '../booking-status.ts';

/**
 * What the LCL list can be sorted and filtered by. Places and goods sort by pinyin, statuses
 * by the order in which a booking passes through them. `shipmentId` is searched in all cargo lines, `containerNumber`
 * in all containers that its cargo is in.
 */
export const lclBookingListFields = {
  businessNumber: { kind: 'code', sortable: true, filterable: true },
  customerBusinessNumber: { kind: 'code', sortable: true, filterable: true },
  warehouseEntryNumber: { kind: 'code', filterable: true },
  shipmentId: { kind: 'code', filterable: true },
  containerNumber: { kind: 'code', filterable: true },
  status: { kind: 'choice', sortable: true, filterable: true, choices: bookingStatuses },
  etd: { kind: 'date', sortable: true, filterable: true },
  expectedWarehousingAt: { kind: 'datetime', sortable: true, filterable: true },
  transportChannel: { kind: 'code', filterable: true },
  receivingPlace: { kind: 'code', filterable: true },
  destination: { kind: 'code', filterable: true },
  destinationName: { kind: 'text', sortable: true, filterable: true },
  dischargePort: { kind: 'code', filterable: true },
  warehouseType: { kind: 'choice', filterable: true, choices: warehouseTypes },
  warehouseCode: { kind: 'code', sortable: true, filterable: true },
  goodsName: { kind: 'text', sortable: true, filterable: true },
  exportDocuments: { kind: 'choice', filterable: true, choices: exportDocumentChoices },
  isPickup: { kind: 'flag', filterable: true },
  isDeclared: { kind: 'flag', filterable: true },
  cartons: { kind: 'number', sortable: true, filterable: true },
  weight: { kind: 'number', sortable: true, filterable: true },
  volume: { kind: 'number', sortable: true, filterable: true },
  createdAt: { kind: 'datetime', sortable: true, filterable: true },
  updatedAt: { kind: 'datetime', sortable: true, filterable: true },
} as const satisfies ListFields;

/** A row of the LCL list. Weights in KGS, volumes in M3, times `YYYY-MM-DD HH:mm:ss` in China Standard Time. */
export type LclBookingRow = {
  id: string;
  businessNumber: string;
  customerBusinessNumber: string;
  warehouseEntryNumber: string;
  status: BookingStatus;
  etd: string | null;
  expectedWarehousingAt: string | null;
  transportChannel: string;
  receivingPlace: string;
  destination: string;
  dischargePort: string;
  warehouseType: WarehouseType | null;
  warehouseCode: string;
  /** The name of the first cargo line that has one. */
  goodsName: string;
  lines: number;
  cartons: number;
  weight: number;
  volume: number;
  /** By what it is charged (`chargedCargo`): KGS and M3, and whose figures they are. */
  charged: { weight: number; volume: number; source: ChargedSource };
  /** Where its containers are; null before any are assigned. */
  tracking: TrackingSummary | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};

/** Totals of everything that the filter leaves, not of the page alone. */
export type CargoSummary = { cartons: number; weight: number; volume: number };
