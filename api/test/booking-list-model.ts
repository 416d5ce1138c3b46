import {
  airBookingList,
  bookingStatuses,
  fclBookingList,
  lclBookingList,
  listFieldsOf,
  normalizeCode,
  type Operator,
} from '@berth/contract';
import type { Insertable } from 'kysely';
import { toChinaTime } from '../src/china-time.ts';
import { searchForm, searchText } from '../src/database/sort-key.ts';
import type { BookingTable } from '../src/modules/bookings/bookings.schema.ts';

export type StoredBooking = Insertable<BookingTable> & {
  goods: string[];
  destinationNames: string[];
  /** Of its cargo lines, and the numbers of the containers that it is in. */
  shipments: string[];
  boxes: string[];
};
// What one name means is the same in every list.
const fields = {
  ...listFieldsOf(lclBookingList),
  ...listFieldsOf(fclBookingList),
  ...listFieldsOf(airBookingList),
};

export type ListedField = keyof typeof fields;
export type ListQuery = {
  conditions: { field: ListedField; operator: Operator; values: string[] }[];
  sort: { field: ListedField; order: 'ascending' | 'descending' } | null;
  page: number;
};

/** What a row holds in a field, the way a person would read it: texts for names, else one value. */
const heldIn: Record<ListedField, (row: StoredBooking) => string[] | string | number | boolean | null> = {
  businessNumber: (r) => r.business_number,
  customerBusinessNumber: (r) => normalizeCode(r.customer_business_number),
  warehouseEntryNumber: (r) => r.warehouse_entry_number,
  status: (r) => r.status,
  etd: (r) => r.etd ?? null,
  expectedWarehousingAt: (r) => r.expected_warehousing_at ?? null,
  transportChannel: (r) => r.transport_channel,
  receivingPlace: (r) => r.receiving_place,
  destination: (r) => r.destination,
  destinationName: (r) => r.destinationNames,
  dischargePort: (r) => r.discharge_port,
  warehouseType: (r) => r.warehouse_type ?? null,
  warehouseCode: (r) => r.warehouse_code,
  goodsName: (r) => r.goods,
  shipmentId: (r) => r.shipments,
  containerNumber: (r) => r.boxes,
  exportDocuments: (r) => r.export_documents ?? null,
  isPickup: (r) => r.is_pickup,
  loadingAt: (r) => r.loading_at ?? null,
  siCutOffAt: (r) => r.si_cut_off_at ?? null,
  containerTypes: (r) => r.container_types ?? '',
  containers: (r) => Number(r.ordered_containers),
  carrier: (r) => r.carrier ?? '',
  vessel: (r) => r.vessel ?? '',
  voyage: (r) => r.voyage ?? '',
  waybillNumber: (r) => r.waybill_number ?? '',
  flightNumber: (r) => r.flight_number ?? '',
  chargeableWeight: (r) => Number(r.chargeable_weight),
  isDeclared: (r) => r.is_declared,
  cartons: (r) => Number(r.cartons),
  weight: (r) => Number(r.weight),
  volume: (r) => Number(r.volume),
  createdAt: (r) => toChinaTime(r.created_at),
  updatedAt: (r) => toChinaTime(r.updated_at),
};

function isMatch(row: StoredBooking, { field, operator, values }: ListQuery['conditions'][number]): boolean {
  const held = heldIn[field](row);
  const any = (test: (value: string) => boolean) => values.some(test);
  switch (operator) {
    case 'notinclude':
      return !any((value) => includes(held, value, field));
    case 'include':
      return any((value) => includes(held, value, field));
    case '!=':
      return !any((value) => equals(held, value, field));
    case '=':
      return any((value) => equals(held, value, field));
    default:
      return any((value) => compares(held, operator, value));
  }
}

function includes(
  held: ReturnType<(typeof heldIn)[ListedField]>,
  value: string,
  field: ListedField,
): boolean {
  if (field === 'containerTypes') return asTyped(String(held)).includes(asTyped(value));
  if (fields[field].kind === 'code' && Array.isArray(held)) {
    return held.some((code) => code.includes(normalizeCode(value)));
  }
  if (Array.isArray(held)) return waysToType(held).some((way) => way.includes(searchForm(value)));
  if (fields[field].kind === 'code') return String(held).includes(normalizeCode(value));
  return equals(held, value, field);
}

/** Counts and sizes in whatever way they are typed: `2 x 40hq`, `2×40HQ`. */
function asTyped(types: string): string {
  return types
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/ *[X×*] */g, 'X');
}

function equals(held: ReturnType<(typeof heldIn)[ListedField]>, value: string, field: ListedField): boolean {
  if (held === null) return false;
  if (field === 'containerTypes') return asTyped(String(held)) === asTyped(value);
  if (fields[field].kind === 'code' && Array.isArray(held)) return held.includes(normalizeCode(value));
  if (Array.isArray(held)) return waysToType(held).includes(searchForm(value));
  if (typeof held === 'boolean') return held === (value === '1');
  if (fields[field].kind === 'code') return held === normalizeCode(value);
  return typeof held === 'number' ? held === Number(value) : held === value;
}

function compares(
  held: ReturnType<(typeof heldIn)[ListedField]>,
  operator: Operator,
  value: string,
): boolean {
  if (held === null || Array.isArray(held) || typeof held === 'boolean') return false;
  const [left, right] = typeof held === 'number' ? [held, Number(value)] : [held, value];
  if (operator === '>') return left > right;
  if (operator === '>=') return left >= right;
  return operator === '<' ? left < right : left <= right;
}

function waysToType(names: string[]): string[] {
  return names.flatMap((text) => searchText(text).split('\n')).filter(Boolean);
}

function sortValue(row: StoredBooking, field: ListedField): string | number | null {
  if (field === 'status') return bookingStatuses.indexOf(row.status);
  if (field === 'goodsName') return row.goods_sort_key;
  if (field === 'destinationName') return row.destination_sort_key;
  if (field === 'createdAt') return row.created_at;
  if (field === 'updatedAt') return row.updated_at;
  return heldIn[field](row) as string | number | null; // the rest of what sorts holds one plain value
}

/** All rows that a query leaves, in its order: what the database must agree with. */
export function expectedRows(
  rows: readonly StoredBooking[],
  { conditions, sort }: ListQuery,
): StoredBooking[] {
  const { field, order } = sort ?? { field: 'createdAt', order: 'descending' };
  const ascending = rows
    .filter((candidate) => conditions.every((condition) => isMatch(candidate, condition)))
    .toSorted((a, b) => compare(sortValue(a, field), sortValue(b, field)) || compare(a.id, b.id));
  return order === 'descending' ? ascending.toReversed() : ascending;
}

function compare(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  // What is not entered stands last.
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
