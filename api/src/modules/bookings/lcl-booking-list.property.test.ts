import { randomUUID } from 'node:crypto';
import {
  bookingStatuses,
  exportDocumentChoices,
  type ListField,
  lclBookingListFields,
  operatorsOfKind,
  toFilterObject,
  warehouseTypes,
} from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  expectedRows,
  type ListedField,
  type ListQuery,
  type StoredBooking,
} from '../../../test/lcl-booking-list-model.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { sortKey } from '../../database/sort-key.ts';
import { searchDocument } from '../../list/search-document.ts';

const fields = Object.entries(lclBookingListFields) as [ListedField, ListField][]; // the keys, typed
const pageSize = 10;

// Few different values, so that conditions meet rows; every character that a separator, LIKE or SQL treats specially.
const code = fc.string({
  unit: fc.constantFrom('A', 'B', '%', '_', '\\', '|', ',', "'", '"', '&', '+', '#', '📦'),
  maxLength: 3,
});
const name = fc.string({
  unit: fc.constantFrom('盐', '田', '耳', '机', 'a', '%', '_', '\\', '|', ',', "'", '"', '+', '📦', ' '),
  minLength: 1,
  maxLength: 4,
});
const day = fc.constantFrom('2026-11-19', '2026-11-20', '2026-12-01');
const moment = fc.constantFrom('2026-11-19 09:00:00', '2026-11-20 14:30:00', '2026-12-01 00:00:00');
const thousandth = fc.constantFrom('0.000', '0.100', '0.300', '12.345', '9999999999.999');
const choice = {
  status: bookingStatuses,
  warehouseType: warehouseTypes,
  exportDocuments: exportDocumentChoices,
};

const row = fc
  .record({
    customer_business_number: code,
    warehouse_entry_number: code,
    transport_channel: code,
    receiving_place: code,
    destination: code,
    discharge_port: code,
    warehouse_code: code,
    status: fc.constantFrom(...choice.status),
    etd: fc.option(day),
    expected_warehousing_at: fc.option(moment),
    warehouse_type: fc.option(fc.constantFrom(...choice.warehouseType)),
    export_documents: fc.option(fc.constantFrom(...choice.exportDocuments)),
    is_pickup: fc.boolean(),
    is_declared: fc.boolean(),
    cartons: fc.constantFrom('0', '7', '10', '9999999999'),
    weight: thousandth,
    volume: thousandth,
    goods: fc.array(name, { maxLength: 3 }),
    destinationNames: fc.array(name, { maxLength: 2 }),
    // Instants a few hundred milliseconds apart, so that a second of the wire holds several.
    created: fc.integer({ min: 0, max: 12 }),
    updated: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ created, updated, ...rest }) => ({
    ...rest,
    created_at: new Date(Date.parse('2026-11-20T02:00:00Z') + created * 250).toISOString(),
    updated_at: new Date(Date.parse('2026-11-20T02:00:00Z') + updated * 250).toISOString(),
  }));

let portal: Portal;
let person: SignedIn;
let rows: StoredBooking[];

beforeAll(async () => {
  portal = await openPortal();
  person = await portal.signIn();
  const stranger = await portal.signIn();
  const samples = fc.sample(row, { numRuns: 60, seed: 20261120 });
  rows = samples.map((sample, index) => storedRow(sample, index, person.customerId));
  const others = samples.map((sample, index) => storedRow(sample, 1000 + index, stranger.customerId));
  const values = [...rows, ...others].map(
    ({ goods: _goods, destinationNames: _names, ...columns }) => columns,
  );
  await portal.database.kysely.insertInto('booking').values(values).execute();
});
afterAll(async () => await portal.close());

function storedRow(
  sample: ReturnType<typeof row.generate>['value'],
  index: number,
  customerId: string,
): StoredBooking {
  const { goods, destinationNames } = sample;
  return {
    ...sample,
    id: randomUUID(),
    customer_id: customerId,
    kind: 'lcl',
    version: 1,
    business_number: `SZL-261120-${String(index).padStart(4, '0')}`,
    goods_name: goods[0] ?? '',
    goods_sort_key: sortKey(goods[0] ?? ''),
    goods_search: searchDocument(goods),
    destination_sort_key: sortKey(destinationNames[0] ?? ''),
    destination_search: searchDocument(destinationNames),
    lines: goods.length,
    ...emptyColumns,
  };
}

const emptyColumns = {
  return_reason: '',
  country: '',
  postal_code: '',
  state_name: '',
  address: '',
  pickup_at: null,
  pickup_phone: '',
  pickup_address: '',
  is_destination_self_pickup: false,
  bond: null,
  salesperson_id: '',
  customer_service_id: '',
  remarks: '',
};

const entered = (text: fc.Arbitrary<string>) => text.filter((value) => value.trim() !== '');
const valuesOfKind: Record<ListField['kind'], fc.Arbitrary<string>> = {
  text: fc.oneof(entered(name), fc.constantFrom('yan', 'yt', 'Ｙan tian', 'erji')),
  code: fc.oneof(entered(code), fc.constantFrom('SZL', '-0012')),
  number: fc.constantFrom('0', '7', '0.1', '0.3', '10.5', '12.345', '9999999999.999', '-1', '1'.repeat(60)),
  date: day,
  datetime: fc.oneof(
    moment,
    fc.constantFrom('2026-11-20 10:00:00', '2026-11-20 10:00:01', '2026-11-20 10:00:03'),
  ),
  choice: fc.constant(''),
  flag: fc.constantFrom('0', '1'),
};

const condition = fc
  .constantFrom(...fields.filter(([, field]) => field.filterable))
  .chain(([field, { kind, choices }]) =>
    fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom(...operatorsOfKind[kind]),
      values: fc.array(choices ? fc.constantFrom(...choices) : valuesOfKind[kind], {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  );

const query: fc.Arbitrary<ListQuery> = fc.record({
  conditions: fc.array(condition, { maxLength: 3 }),
  sort: fc.option(
    fc.record({
      field: fc.constantFrom(...fields.filter(([, field]) => field.sortable).map(([field]) => field)),
      order: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
  page: fc.integer({ min: 1, max: 4 }),
});

describe('the LCL list', () => {
  test('agrees with a plain reading of the same rows, for any filter, order and page', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        // As a favourite keeps them; several conditions on one field travel as a repeated parameter.
        const filter = JSON.parse(JSON.stringify(toFilterObject(asked.conditions)));
        const { page, sort } = asked;
        const order = sort ? { prop: sort.field, order: sort.order } : {};
        const answer = await person.get('GET /business/getBookingListLcl', {
          list: { page, pageSize, ...order, filter },
        });
        const expected = expectedRows(rows, asked);
        const shown = expected.slice((page - 1) * pageSize, page * pageSize);
        expect(answer.rows.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
        expect(answer.total).toBe(expected.length);
        expect(answer.summary.cartons).toBe(sum(expected, 'cartons'));
        expect(answer.summary.weight).toBeCloseTo(sum(expected, 'weight'), 2);
        expect(answer.summary.volume).toBeCloseTo(sum(expected, 'volume'), 2);
      }),
      { numRuns: 250 },
    );
  });
});

function sum(matching: StoredBooking[], column: 'cartons' | 'weight' | 'volume'): number {
  return matching.reduce((total, each) => total + Number(each[column]), 0);
}
