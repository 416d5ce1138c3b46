import type {
  BondOwner,
  BookingKind,
  BookingStatus,
  BookingTelling,
  ExportDocuments,
  Milestone,
  VgmMethod,
  WarehouseType,
} from '@berth/contract';
import type { Generated, GeneratedAlways } from 'kysely';

/** Exact decimals travel as text: `numeric` is read as PostgreSQL writes it. */
type Decimal = string;

/** A booking of any kind; instants are ISO texts, wall-clock times `YYYY-MM-DD HH:mm:ss` of China. */
export interface BookingTable {
  id: string;
  customer_id: string;
  kind: BookingKind;
  business_number: string;
  version: number;
  status: BookingStatus;
  status_rank: GeneratedAlways<number>;
  return_reason: string;
  /** As the customer typed it. */
  customer_business_number: string;
  /** The same in its normal form, by which lists find and sort it. */
  customer_business_number_key: string;
  warehouse_entry_number: string;
  etd: string | null;
  expected_warehousing_at: string | null;
  transport_channel: string;
  receiving_place: string;
  destination: string;
  discharge_port: string;
  warehouse_type: WarehouseType | null;
  warehouse_code: string;
  country: string;
  postal_code: string;
  state_name: string;
  address: string;
  is_pickup: boolean;
  pickup_at: string | null;
  pickup_phone: string;
  pickup_address: string;
  is_declared: boolean;
  export_documents: ExportDocuments | null;
  is_destination_self_pickup: boolean;
  bond: BondOwner | null;
  salesperson_id: string;
  customer_service_id: string;
  remarks: string;
  goods_name: string;
  goods_sort_key: string;
  goods_search: string;
  destination_sort_key: string;
  destination_search: string;
  lines: number;
  cartons: Decimal;
  weight: Decimal;
  volume: Decimal;
  containers: Generated<number>;
  tracking_milestone: Milestone | null;
  has_departed: Generated<boolean>;
  /** What the warehouse's gate scans. */
  entry_token: GeneratedAlways<string>;
  /** RFC 3339 with the offset of the port. */
  eta: string | null;
  is_arrived: Generated<boolean>;
  delay_hours: number | null;
  told_eta: string | null;
  preferred_carrier: Generated<string>;
  carrier: Generated<string>;
  vessel: Generated<string>;
  voyage: Generated<string>;
  flight_number: Generated<string>;
  waybill_number: Generated<string>;
  si_cut_off_at: string | null;
  vgm_cut_off_at: string | null;
  cy_cut_off_at: string | null;
  customs_cut_off_at: string | null;
  ordered_containers: Generated<number>;
  /** `2x40HQ 1x20GP` */
  container_types: Generated<string>;
  loading_at: string | null;
  /** How many lines the warehouse has measured. */
  measured_lines: Generated<number>;
  /** By what it is charged; null before anything is measured. */
  charged_weight: Decimal | null;
  charged_volume: Decimal | null;
  /** KGS, of air freight. */
  chargeable_weight: Generated<Decimal>;
  /** Its numbers as one text, each between two line breaks, as `bareCode` compares them. */
  search_codes: GeneratedAlways<string>;
  created_at: string;
  /**
   * When the newest line of its history was written: each version of it, and what a system reported of it. Where its
   * containers are is no change of the booking.
   */
  updated_at: string;
}

export interface FclLoadingPlaceTable {
  booking_id: string;
  customer_id: string;
  ordinal: number;
  address: string;
  contact: string;
  phone: string;
  loading_at: string | null;
}

/** A container that an FCL booking ordered; which box came is in `booking_container`. */
export interface FclContainerTable {
  booking_id: string;
  customer_id: string;
  ordinal: number;
  size_type: string;
  /** A loading place's ordinal. */
  loading_place: number | null;
  vgm_kg: Decimal | null;
  vgm_method: VgmMethod | null;
}

export interface CargoLineTable {
  booking_id: string;
  customer_id: string;
  ordinal: number;
  goods_name: string;
  shipment_id: string;
  reference_id: string;
  package: Decimal | null;
  weight: Decimal | null;
  volume: Decimal | null;
  long: Decimal | null;
  wide: Decimal | null;
  high: Decimal | null;
  pack: string;
  instructions: string;
}

/** What the warehouse found of a cargo line. */
export interface CargoMeasurementTable {
  booking_id: string;
  customer_id: string;
  ordinal: number;
  package: Decimal;
  weight: Decimal;
  volume: Decimal;
  long: Decimal | null;
  wide: Decimal | null;
  high: Decimal | null;
  measured_by: string;
  measured_at: string;
}

export type BookingEventKind = 'created' | 'draftSaved' | 'submitted' | 'changed' | 'statusChanged';

export interface BookingEventTable {
  booking_id: string;
  customer_id: string;
  version: number;
  user_id: string | null;
  user_name: string;
  what: BookingEventKind;
  status: BookingStatus;
  /** From 0, the one that made the version. */
  serial: Generated<number>;
  told: BookingTelling | null;
  /** Why something was taken back. */
  reason: string | null;
  at: string;
}

export interface BusinessNumberCounterTable {
  branch_code: string;
  kind: BookingKind;
  day: string;
  last_serial: number;
}

export interface BusinessNumberTable {
  number: string;
  customer_id: string;
  kind: BookingKind;
  taken_at: string;
  booking_id: string | null;
}

/** What a save answered. */
export type SaveAnswer = { id: string; version: number; businessNumber: string; status: BookingStatus };

declare module '../../database/tables.ts' {
  interface Tables {
    booking: BookingTable;
    fcl_loading_place: FclLoadingPlaceTable;
    fcl_container: FclContainerTable;
    cargo_line: CargoLineTable;
    cargo_measurement: CargoMeasurementTable;
    booking_event: BookingEventTable;
    business_number_counter: BusinessNumberCounterTable;
    business_number: BusinessNumberTable;
  }
}
