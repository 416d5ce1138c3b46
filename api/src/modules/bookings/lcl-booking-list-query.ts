import { lclBookingListFields, type ParsedListQuery } from '@berth/contract';
import { sql } from 'kysely';
import { conditionSql, type ListColumn } from '../../list/list-conditions.ts';
import type { BookingTable } from './bookings.schema.ts';

type LclListField = keyof typeof lclBookingListFields;
type BookingColumn = keyof BookingTable;

/** The allow-list: which column each field of the contract's list is. */
const columns: Record<LclListField, ListColumn & { column: BookingColumn; sortBy?: BookingColumn }> = {
  businessNumber: { column: 'business_number' },
  customerBusinessNumber: { column: 'customer_business_number' },
  warehouseEntryNumber: { column: 'warehouse_entry_number' },
  status: { column: 'status', sortBy: 'status_rank' },
  etd: { column: 'etd' },
  expectedWarehousingAt: { column: 'expected_warehousing_at' },
  transportChannel: { column: 'transport_channel' },
  receivingPlace: { column: 'receiving_place' },
  destination: { column: 'destination' },
  destinationName: { column: 'destination_search', sortBy: 'destination_sort_key' },
  dischargePort: { column: 'discharge_port' },
  warehouseType: { column: 'warehouse_type' },
  warehouseCode: { column: 'warehouse_code' },
  goodsName: { column: 'goods_search', sortBy: 'goods_sort_key' },
  exportDocuments: { column: 'export_documents' },
  isPickup: { column: 'is_pickup' },
  isDeclared: { column: 'is_declared' },
  cartons: { column: 'cartons' },
  weight: { column: 'weight' },
  volume: { column: 'volume' },
  createdAt: { column: 'created_at', isInstant: true },
  updatedAt: { column: 'updated_at', isInstant: true },
};

export function lclListConditions({ conditions }: ParsedListQuery) {
  return conditions.map((condition) => {
    const field = listField(condition.field);
    return conditionSql(condition, lclBookingListFields[field].kind, columns[field]);
  });
}

/** The order of the list: newest first unless asked otherwise, and the id last so that pages never overlap. */
export function lclListOrder({ sort }: ParsedListQuery) {
  const { field, order } = sort ?? { field: 'createdAt', order: 'descending' };
  const { column, sortBy } = columns[listField(field)];
  const direction = order === 'descending' ? sql`desc` : sql`asc`;
  return sql`${sql.ref(sortBy ?? column)} ${direction}, ${sql.ref('id')} ${direction}`;
}

function listField(name: string): LclListField {
  if (Object.hasOwn(columns, name)) return name as LclListField; // one of the map's own keys
  throw new Error(`The list has no field ${name}: parseListQuery lets none through`);
}
