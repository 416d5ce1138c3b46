import type { ChargeableRule, DictionaryKind, LocalizedText, OpeningSpan } from '@berth/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface NamedTable {
  code: string;
  name_zh: string;
  name_en: string;
  /** Pinyin of the Chinese name, to sort by. */
  sort_key: string;
  /** What typing is matched against: names, pinyin, initials. */
  search_text: string;
}

/** Staff keep the list: a row that they have not changed has version 1. What is retired is no longer offered. */
export interface Kept {
  version: Generated<number>;
  is_retired: Generated<boolean>;
}

export interface PortTable extends NamedTable, Kept {
  country_code: string;
  kind: 'sea' | 'river' | 'inland' | 'air';
  /** Null where UN/LOCODE does not say where it is. */
  lat: number | null;
  lon: number | null;
  /** As UN/LOCODE writes it, these too; `''` where it says nothing. */
  local_name: Generated<string>;
  subdivision: Generated<string>;
  functions: Generated<string>;
  status: Generated<string>;
  as_of: Generated<string>;
  iata: Generated<string>;
  coordinates: Generated<string>;
  remarks: Generated<string>;
}

export interface PackingTable extends NamedTable, Kept {}

export interface HolidayTable extends Kept {
  /** The day, `YYYY-MM-DD`. */
  code: string;
  kind: 'dayOff' | 'workday';
  name_zh: string;
  name_en: string;
  search_text: string;
}

interface DictionaryTable {
  kind: DictionaryKind;
  /** How often staff have changed it. */
  revision: number;
}

export interface ContainerSizeTable extends NamedTable {
  iso_code: string;
  teu: number;
  capacity_cbm: number | null;
  max_payload_kg: number;
}

export interface CarrierTable extends NamedTable {
  mode: 'sea' | 'air';
}

interface AirportTable extends NamedTable {
  country_code: string;
}

export interface WarehouseTable extends Kept {
  type: 'amazon' | 'walmart' | 'overseas';
  code: string;
  country_code: string;
  state_name: string;
  city: string;
  postal_code: string;
  address: string;
  sort_key: string;
  search_text: string;
}

export interface ShipModeTable extends NamedTable, Kept {
  country_codes: string[];
  transit_days_min: number;
  transit_days_max: number;
  cut_off_days: number;
  /** Why it is not open for booking; null while it is. */
  closed: ColumnType<LocalizedText | null, string | null, string | null>;
  chargeable: JSONColumnType<ChargeableRule>;
}

export interface BranchTable {
  code: string;
  name_zh: string;
  name_en: string;
  city_zh: string;
  city_en: string;
  address_zh: string;
  address_en: string;
  phone: string;
  port_codes: string[];
  lat: number;
  lon: number;
  sort_key: string;
  /** Its place on the public site. */
  ordinal: Generated<number>;
  version: Generated<number>;
  hours: ColumnType<OpeningSpan[], string | undefined, string>;
}

export interface StaffTable extends NamedTable {
  role: 'sales' | 'service';
  branch_code: string;
}

export interface RouteTable {
  code: string;
  from_code: string;
  to_code: string;
  channel_code: string;
  transit_days: number;
  sailings_per_week: number;
}

interface SeedRecordTable {
  name: string;
  content_hash: string;
  seeded_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    country: NamedTable;
    port: PortTable;
    warehouse: WarehouseTable;
    ship_mode: ShipModeTable;
    packing: PackingTable;
    holiday: HolidayTable;
    dictionary: DictionaryTable;
    container_size: ContainerSizeTable;
    carrier: CarrierTable;
    airport: AirportTable;
    branch: BranchTable;
    staff: StaffTable;
    route: RouteTable;
    seed_record: SeedRecordTable;
  }
}
