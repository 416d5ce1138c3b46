import { type DictionaryKind, dictionaryLimits, type LocalizedText } from '@berth/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Records that may name an entry. The statement selects one row for each that does. */
type Reference = { what: LocalizedText; naming: (code: string) => RawBuilder<unknown> };

const bookings: LocalizedText = { 'zh-CN': '订舱', en: 'Bookings' };
const templates: LocalizedText = { 'zh-CN': '订舱模板', en: 'Booking templates' };
const routes: LocalizedText = { 'zh-CN': '航线', en: 'Routes' };

const ofWarehouse = (type: 'amazon' | 'walmart' | 'overseas'): Reference[] => [
  {
    what: bookings,
    naming: (code) => sql`select 1 from booking where warehouse_type = ${type} and warehouse_code = ${code}`,
  },
  {
    what: templates,
    naming: (code) => sql`
      select 1 from booking_template where warehouse_code = ${code}
        and content -> 'booking' ->> 'warehouseType' = ${type}`,
  },
];

// Whose the records are does not matter here: they are only counted, over all customers, for staff.
const references: Readonly<Record<DictionaryKind, readonly Reference[]>> = {
  port: [
    {
      what: bookings,
      naming: (code) => sql`
        select 1 from booking where receiving_place = ${code} or destination = ${code} or discharge_port = ${code}`,
    },
    {
      what: templates,
      naming: (code) => sql`
        select 1 from booking_template where ${code} in (
          content -> 'booking' ->> 'receivingPlace',
          content -> 'booking' ->> 'destination',
          content -> 'booking' ->> 'dischargePort'
        )`,
    },
    { what: routes, naming: (code) => sql`select 1 from route where ${code} in (from_code, to_code)` },
    {
      what: { 'zh-CN': '分公司', en: 'Branches' },
      naming: (code) => sql`select 1 from branch where ${code} = any(port_codes)`,
    },
  ],
  amazonWarehouse: ofWarehouse('amazon'),
  walmartWarehouse: ofWarehouse('walmart'),
  overseasWarehouse: ofWarehouse('overseas'),
  shipMode: [
    { what: bookings, naming: (code) => sql`select 1 from booking where transport_channel = ${code}` },
    {
      what: templates,
      naming: (code) =>
        sql`select 1 from booking_template where content -> 'booking' ->> 'transportChannel' = ${code}`,
    },
    { what: routes, naming: (code) => sql`select 1 from route where channel_code = ${code}` },
  ],
  packing: [
    {
      what: { 'zh-CN': '货物明细', en: 'Cargo lines' },
      // Bookings hold codes in upper case.
      naming: (code) => sql`select 1 from cargo_line where pack = upper(${code})`,
    },
  ],
  feeItem: [
    {
      what: { 'zh-CN': '账单费用', en: 'Charges on bills' },
      naming: (code) => sql`select 1 from fee_row where fee_item = ${code}`,
    },
    {
      what: { 'zh-CN': '报价费用', en: 'Charges of quotations' },
      naming: (code) => sql`select 1 from quotation_row where fee_item = ${code}`,
    },
  ],
  hsCode: [
    {
      what: { 'zh-CN': '商品库', en: 'Goods of libraries' },
      naming: (code) => sql`select 1 from goods where hs_code = ${code}`,
    },
  ],
  holiday: [],
};

/** How many records name an entry, sort by sort, as far as is counted. */
export async function countReferences(database: Kysely<Tables>, kind: DictionaryKind, code: string) {
  const { counted: most } = dictionaryLimits;
  const found = [];
  for (const { what, naming } of references[kind]) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from (${naming(code)} limit ${most + 1}) as named`.execute(database);
    const count = rows[0]?.count ?? 0;
    found.push({ what, count: Math.min(count, most), hasMore: count > most });
  }
  return found;
}
