import type { ChargeableRule } from '../trade/chargeable-weight.ts';

/**
 * An entry of a select list. `search` is what typing is matched against: name, full pinyin and initials,
 * lower-case (盐田 is found by `盐`, `yantian` and `yt`).
 */
export type SelectOption = { value: string; nameZh: string; nameEn: string; search: string };

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

/** A transport channel; `chargeable` is its rule for `chargeableWeight`. */
export type ShipModeOption = SelectOption & {
  countryCodes: string[];
  transitDaysMin: number;
  transitDaysMax: number;
  chargeable: ChargeableRule;
};

export type StaffOption = SelectOption & { branchCode: string };
