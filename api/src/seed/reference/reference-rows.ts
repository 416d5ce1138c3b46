import { otherPortCodes } from '@berth/contract';
import type { Insertable } from 'kysely';
import { searchForm, searchText, sortKey } from '../../database/sort-key.ts';
import type { Tables } from '../../database/tables.ts';
import { hsCodeRow } from '../../modules/customs/catalogue/hs-code-rows.ts';
import { companyRows } from './company-rows.ts';
import { parseReference, type ReferenceEntries, type ReferenceName } from './reference-files.ts';

type Texts = ReadonlyMap<ReferenceName, string>;
type WarehouseEntry = ReferenceEntries<'amazon-warehouses'>[number];

/** The reference files as rows of their tables. */
export function referenceRows(texts: Texts) {
  return {
    country: parseReference(texts, 'countries').map((entry) => named(entry)),
    port: parseReference(texts, 'ports').map(portRow),
    warehouse: [
      ...parseReference(texts, 'amazon-warehouses').map(warehouseRow('amazon')),
      ...parseReference(texts, 'walmart-warehouses').map(warehouseRow('walmart')),
      ...parseReference(texts, 'overseas-warehouses').map(warehouseRow('overseas')),
    ],
    shipMode: parseReference(texts, 'ship-modes').map(shipModeRow),
    packing: parseReference(texts, 'packing').map((entry) => named(entry)),
    containerSize: parseReference(texts, 'container-sizes').map((entry) => ({
      ...named(entry, [entry.isoCode]),
      iso_code: entry.isoCode,
      teu: entry.teu,
      capacity_cbm: entry.capacityCbm,
      max_payload_kg: entry.maxPayloadKg,
    })),
    carrier: parseReference(texts, 'carriers').map((entry) => ({ ...named(entry), mode: entry.mode })),
    airport: parseReference(texts, 'airports').map((entry) => ({
      ...named(entry),
      country_code: entry.countryCode,
    })),
    branch: parseReference(texts, 'branches').map(branchRow),
    staff: parseReference(texts, 'staff').map((entry) => ({
      ...named(entry),
      role: entry.role,
      branch_code: entry.branchCode,
    })),
    route: parseReference(texts, 'routes').map((entry) => ({
      code: entry.code,
      from_code: entry.fromCode,
      to_code: entry.toCode,
      channel_code: entry.channelCode,
      transit_days: entry.transitDays,
      sailings_per_week: entry.sailingsPerWeek,
    })),
    feeItem: parseReference(texts, 'fee-items').map((entry, ordinal) => ({
      code: entry.code,
      name_zh: entry.nameZh,
      name_en: entry.nameEn,
      unit_zh: entry.unitZh,
      unit_en: entry.unitEn,
      ordinal,
    })),
    hsCode: parseReference(texts, 'hs-codes').codes.map(hsCodeRow),
    hsCatalogue: hsCatalogueRow(texts),
    holiday: holidayRows(texts),
    bankAccount: parseReference(texts, 'bank-accounts').map((entry, ordinal) => ({
      id: entry.id,
      currency: entry.currency,
      swift: entry.swift,
      ordinal,
      account_name: entry.accountName,
      account_number: entry.accountNumber,
      bank_zh: entry.bankZh,
      bank_en: entry.bankEn,
    })),
    ...companyRows(texts),
  };
}

/** Found by both names, pinyin, initials, the code and whatever else it goes by. */
function named(entry: { code: string; nameZh: string; nameEn: string }, otherCodes: readonly string[] = []) {
  return {
    code: entry.code,
    name_zh: entry.nameZh,
    name_en: entry.nameEn,
    sort_key: sortKey(entry.nameZh),
    search_text: searchable([searchText(entry.nameZh), searchText(entry.nameEn), entry.code, ...otherCodes]),
  };
}

function searchable(parts: readonly string[]): string {
  const lines = parts.flatMap((part) => part.split('\n').map(searchForm));
  return [...new Set(lines)].filter(Boolean).join('\n');
}

function hsCatalogueRow(texts: Texts): Insertable<Tables['hs_catalogue']>[] {
  const { source, asOf } = parseReference(texts, 'hs-codes');
  return [{ id: 1, source_zh: source['zh-CN'], source_en: source.en, as_of: asOf }];
}

function holidayRows(texts: Texts): Insertable<Tables['holiday']>[] {
  const { daysOff, workdays } = parseReference(texts, 'holidays');
  const row = (kind: 'dayOff' | 'workday', name_zh: string, name_en: string) => (code: string) => ({
    code,
    kind,
    name_zh,
    name_en,
    search_text: searchable([code, searchText(name_zh), name_en]),
  });
  return [
    ...daysOff.map(row('dayOff', '法定节假日', 'Public holiday')),
    ...workdays.map(row('workday', '调休上班', 'Working weekend day')),
  ];
}

function portRow(entry: ReferenceEntries<'ports'>[number]): Insertable<Tables['port']> {
  const { code, countryCode, kind, lat, lon } = entry;
  return { ...named(entry, otherPortCodes(code)), country_code: countryCode, kind, lat, lon };
}

function warehouseRow(type: Tables['warehouse']['type']) {
  return (entry: WarehouseEntry): Insertable<Tables['warehouse']> => ({
    type,
    code: entry.code,
    country_code: entry.countryCode,
    state_name: entry.stateName,
    city: entry.city,
    postal_code: entry.postalCode,
    address: entry.address,
    sort_key: sortKey(entry.code),
    search_text: searchable([entry.code, entry.city, entry.stateName, entry.postalCode]),
  });
}

function shipModeRow(entry: ReferenceEntries<'ship-modes'>[number]): Insertable<Tables['ship_mode']> {
  return {
    ...named(entry),
    country_codes: entry.countryCodes,
    transit_days_min: entry.transitDaysMin,
    transit_days_max: entry.transitDaysMax,
    cut_off_days: entry.cutOffDays,
    closed: entry.closed && JSON.stringify(entry.closed),
    chargeable: JSON.stringify(entry.chargeable),
  };
}

function branchRow(entry: ReferenceEntries<'branches'>[number]): Insertable<Tables['branch']> {
  return {
    code: entry.code,
    name_zh: entry.nameZh,
    name_en: entry.nameEn,
    city_zh: entry.cityZh,
    city_en: entry.cityEn,
    address_zh: entry.addressZh,
    address_en: entry.addressEn,
    phone: entry.phone,
    port_codes: entry.portCodes,
    lat: entry.lat,
    lon: entry.lon,
    sort_key: sortKey(entry.cityZh),
    ordinal: entry.ordinal,
    hours: JSON.stringify(entry.hours),
  };
}
