import type {
  CarrierOption,
  ChargeableRule,
  OpenShipModeOption,
  PortOption,
  SelectOption,
  SizeOption,
  StaffOption,
  WarehouseOption,
} from '@berth/contract';
import type { Selectable } from 'kysely';
import type {
  CarrierTable,
  ContainerSizeTable,
  NamedTable,
  PortTable,
  ShipModeTable,
  StaffTable,
  WarehouseTable,
} from './selects.schema.ts';

type KeptRow = { is_retired?: boolean };

export function presentOption(row: NamedTable & KeptRow): SelectOption {
  return {
    value: row.code,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    search: row.search_text,
    ...retired(row),
  };
}

const retired = ({ is_retired }: KeptRow): Pick<SelectOption, 'isRetired'> =>
  is_retired ? { isRetired: true } : {};

export function presentPort(row: Selectable<PortTable>): PortOption {
  return { ...presentOption(row), countryCode: row.country_code, kind: row.kind };
}

export function presentSize(row: ContainerSizeTable): SizeOption {
  return {
    ...presentOption(row),
    isoCode: row.iso_code,
    teu: row.teu,
    capacityCbm: row.capacity_cbm,
    maxPayloadKg: row.max_payload_kg,
  };
}

export function presentCarrier(row: CarrierTable): CarrierOption {
  return { ...presentOption(row), mode: row.mode };
}

export function presentShipMode(row: Selectable<ShipModeTable>): OpenShipModeOption {
  return {
    ...presentOption(row),
    countryCodes: row.country_codes,
    transitDaysMin: row.transit_days_min,
    transitDaysMax: row.transit_days_max,
    chargeable: row.chargeable satisfies ChargeableRule,
    cutOffDays: row.cut_off_days,
    isOpen: row.closed === null,
    closedReason: row.closed,
  };
}

export function presentStaff(row: StaffTable): StaffOption {
  return { ...presentOption(row), branchCode: row.branch_code };
}

/** A warehouse goes by its code in every language. */
export function presentWarehouse(row: Selectable<WarehouseTable>): WarehouseOption {
  return {
    value: row.code,
    nameZh: row.code,
    nameEn: row.code,
    search: row.search_text,
    ...retired(row),
    countryCode: row.country_code,
    stateName: row.state_name,
    city: row.city,
    postalCode: row.postal_code,
    address: row.address,
  };
}
