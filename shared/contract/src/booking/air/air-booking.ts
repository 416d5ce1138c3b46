import type { ListFields } from '../../list/list-fields.ts';
import type { ChargeableRule } from '../../trade/chargeable-weight.ts';
import { type BookingStatus, bookingStatuses } from '../booking-status.ts';

/** Whoever has it sees the air bookings of the own company; staff enters them. */
export const airPermission = 'business:air';

/** Air freight is charged by the greater of weight and volume at 6000 cm³ a kilogram, in half kilograms upwards. */
export const airChargeableRule: ChargeableRule = { cm3PerKg: 6000, minimum: 0, step: 0.5, rounding: 'up' };

/** What the air list can be sorted and filtered by; places and goods sort by pinyin. */
export const airBookingListFields = {
  businessNumber: { kind: 'code', sortable: true, filterable: true },
  customerBusinessNumber: { kind: 'code', sortable: true, filterable: true },
  waybillNumber: { kind: 'code', sortable: true, filterable: true },
  status: { kind: 'choice', sortable: true, filterable: true, choices: bookingStatuses },
  etd: { kind: 'date', sortable: true, filterable: true },
  carrier: { kind: 'code', filterable: true },
  flightNumber: { kind: 'code', filterable: true },
  receivingPlace: { kind: 'code', filterable: true },
  destination: { kind: 'code', filterable: true },
  destinationName: { kind: 'text', sortable: true, filterable: true },
  goodsName: { kind: 'text', sortable: true, filterable: true },
  cartons: { kind: 'number', sortable: true, filterable: true },
  weight: { kind: 'number', sortable: true, filterable: true },
  volume: { kind: 'number', sortable: true, filterable: true },
  chargeableWeight: { kind: 'number', sortable: true, filterable: true },
  createdAt: { kind: 'datetime', sortable: true, filterable: true },
  updatedAt: { kind: 'datetime', sortable: true, filterable: true },
} as const satisfies ListFields;

/**
 * A row of the air list. Weights in KGS, volumes in M3, times `YYYY-MM-DD HH:mm:ss` in China Standard Time; places are
 * airports by their IATA code.
 */
export type AirBookingRow = {
  id: string;
  businessNumber: string;
  customerBusinessNumber: string;
  /** Of the air waybill: `784-12345675`. */
  waybillNumber: string;
  status: BookingStatus;
  etd: string | null;
  /** Of the airline: `CZ`. */
  carrier: string;
  flightNumber: string;
  receivingPlace: string;
  destination: string;
  goodsName: string;
  lines: number;
  cartons: number;
  weight: number;
  volume: number;
  /** By `airChargeableRule`, KGS. */
  chargeableWeight: number;
  version: number;
  createdAt: string;
  updatedAt: string;
};

/** Totals of everything that the filter leaves, not of the page alone. */
export type AirSummary = { cartons: number; weight: number; volume: number; chargeableWeight: number };
