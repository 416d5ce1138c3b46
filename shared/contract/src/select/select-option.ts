import type { LocalizedText } from '../language/locale.ts';
import type { ChargeableRule } from '../trade/chargeable-weight.ts';

/**
 * An entry of a select list. `search` is what typing is matched against: name, full pinyin and initials,
 * lower-case (盐田 is found by `盐`, `yantian` and `yt`).
 */
export type SelectOption = {
  value: string;
  nameZh: string;
  nameEn: string;
  search: string;
  /** No longer to be offered: it names what has it already. */
  isRetired?: true;
};

export type PortOption = SelectOption & {
  countryCode: string;
  kind: 'sea' | 'river' | 'inland' | 'air';
};

export type WarehouseOption = SelectOption & {
  countryCode: string;
  stateName: string;
  city: string;
  postalCode: string;
  address: string;
};

/** A shipping line by SCAC (`COSU`), or an airline by IATA code (`CZ`). */
export type CarrierOption = SelectOption & { mode: 'sea' | 'air' };

/** A size and type of container: `40HQ`. */
export type SizeOption = SelectOption & {
  /** ISO 6346 size and type: `45G1`. */
  isoCode: string;
  teu: number;
  /** M3; null where it has no walls to hold any. */
  capacityCbm: number | null;
  /** KGS of cargo. */
  maxPayloadKg: number;
};

/** A transport channel; `chargeable` is its rule for `chargeableWeight`. */
export type ShipModeOption = SelectOption & {
  countryCodes: string[];
  transitDaysMin: number;
  transitDaysMax: number;
  chargeable: ChargeableRule;
};

export type OpenShipModeOption = ShipModeOption & {
  /** Cargo is taken until so many days before departure. */
  cutOffDays: number;
  /** Whether it can be booked. */
  isOpen: boolean;
  /** Why not; null while it is open. */
  closedReason: LocalizedText | null;
};

export type StaffOption = SelectOption & { branchCode: string };
