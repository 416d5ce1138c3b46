import type { ListFields } from '../../list/list-fields.ts';
import type { TrackingSummary } from '../../tracking/booking-progress.ts';
import { exportDocumentChoices, type WarehouseType, warehouseTypes } from '../booking-basics.ts';
import { type BookingStatus, bookingStatuses } from '../booking-status.ts';
import type { ContainerCount, Sailing } from './fcl-booking.ts';

/**
 * What the FCL list can be sorted and filtered by. Places and goods sort by pinyin, statuses by the order in which a
 * booking passes through them; `containerTypes` is searched by a size (`40HQ`),
 * `shipmentId` in all cargo lines, `containerNumber` in all containers that are assigned.
 */
export const fclBookingListFields = {
  businessNumber: { kind: 'code', sortable: true, filterable: true },
  customerBusinessNumber: { kind: 'code', sortable: true, filterable: true },
  status: { kind: 'choice', sortable: true, filterable: true, choices: bookingStatuses },
  etd: { kind: 'date', sortable: true, filterable: true },
  loadingAt: { kind: 'datetime', sortable: true, filterable: true },
  siCutOffAt: { kind: 'datetime', sortable: true, filterable: true },
  receivingPlace: { kind: 'code', filterable: true },
  destination: { kind: 'code', filterable: true },
  destinationName: { kind: 'text', sortable: true, filterable: true },
  dischargePort: { kind: 'code', filterable: true },
  shipmentId: { kind: 'code', filterable: true },
  containerNumber: { kind: 'code', filterable: true },
  containerTypes: { kind: 'code', filterable: true },
  containers: { kind: 'number', sortable: true, filterable: true },
  carrier: { kind: 'code', filterable: true },
  vessel: { kind: 'code', filterable: true },
  voyage: { kind: 'code', filterable: true },
  warehouseType: { kind: 'choice', filterable: true, choices: warehouseTypes },
  warehouseCode: { kind: 'code', sortable: true, filterable: true },
  goodsName: { kind: 'text', sortable: true, filterable: true },
  exportDocuments: { kind: 'choice', filterable: true, choices: exportDocumentChoices },
  isDeclared: { kind: 'flag', filterable: true },
  cartons: { kind: 'number', sortable: true, filterable: true },
  weight: { kind: 'number', sortable: true, filterable: true },
  volume: { kind: 'number', sortable: true, filterable: true },
  createdAt: { kind: 'datetime', sortable: true, filterable: true },
  updatedAt: { kind: 'datetime', sortable: true, filterable: true },
} as const satisfies ListFields;

/** A row of the FCL list. Weights in KGS, volumes in M3, times `YYYY-MM-DD HH:mm:ss` in China Standard Time. */
export type FclBookingRow = {
  id: string;
  businessNumber: string;
  customerBusinessNumber: string;
  warehouseEntryNumber: string;
  status: BookingStatus;
  etd: string | null;
  /** Of the container that is loaded first. */
  loadingAt: string | null;
  receivingPlace: string;
  destination: string;
  dischargePort: string;
  warehouseType: WarehouseType | null;
  warehouseCode: string;
  containers: ContainerCount[];
  sailing: Sailing;
  /** The name of the first cargo line that has one. */
  goodsName: string;
  lines: number;
  cartons: number;
  weight: number;
  volume: number;
  /** Where its containers are; null before any are assigned. */
  tracking: TrackingSummary | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};

/** Totals of everything that the filter leaves, not of the page alone. */
export type FclSummary = { containers: number; cartons: number; weight: number; volume: number };
