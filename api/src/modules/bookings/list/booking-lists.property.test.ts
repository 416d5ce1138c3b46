import { randomUUID } from 'node:crypto';
import {
  airBookingList,
  airPermission,
  bookingKinds,
  bookingStatuses,
  exportDocumentChoices,
  fclBookingList,
  type ListField,
  lclBookingList,
  listFieldsOf,
  normalizeCode,
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
} from '../../../../test/booking-list-model.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { sortKey } from '../../../database/sort-key.ts';
import { searchDocument } from '../../../list/search-document.ts';

const sums = { cartons: 'cartons', weight: 'weight', volume: 'volume' } as const;
/** Each list, and the column behind each figure of its summary. */
const lists = [
  { kind: 'lcl', key: 'GET /business/getBookingListLcl', fields: listFieldsOf(lclBookingList), sums },
  {
    kind: 'fcl',
    key: 'GET /business/getBookingListFcl',
    fields: listFieldsOf(fclBookingList),
    sums: { ...sums, containers: 'ordered_containers' },
  },
  {
    kind: 'air',
    key: 'GET /business/getAirExportList',
    fields: listFieldsOf(airBookingList),
    sums: { ...sums, chargeableWeight: 'chargeable_weight' },
  },
] as const;
type List = (typeof lists)[number];
type SumColumn = (typeof sums)[keyof typeof sums] | 'ordered_containers' | 'chargeable_weight';
const pageSize = 10;

// Few different values, so that conditions meet rows; every character that a separator, LIKE or SQL treats specially.
const code = fc.string({
  unit: fc.constantFrom('A', 'B', '%', '_', '\\', '|', ',', "'", '"', '&', '+', '#', '📦'),
  maxLength: 3,
});
// Kept as typed, found in any spelling.
const typedNumber = fc.string({
  unit: fc.constantFrom('a', 'B', 'ａ', '号', '№', '%', '_', '|', ' ', '📦'),
  maxLength: 4,
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
    customer_business_number: typedNumber,
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
    loading_at: fc.option(moment),
    si_cut_off_at: fc.option(moment),
    container_types: fc.constantFrom('', '1x20GP', '2x40HQ', '2x40HQ 1x20GP'),
    ordered_containers: fc.integer({ min: 0, max: 12 }),
    carrier: code,
    vessel: code,
    voyage: code,
    flight_number: code,
    waybill_number: code,
    chargeable_weight: thousandth,
    goods: fc.array(name, { maxLength: 3 }),
    destinationNames: fc.array(name, { maxLength: 2 }),
    shipments: fc.array(code, { maxLength: 3 }),
    boxes: fc.uniqueArray(code, { maxLength: 2 }),
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
  person = await portal.signIn(undefined, { permissions: [airPermission] });
  const stranger = await portal.signIn();
  const samples = fc.sample(row, { numRuns: 60, seed: 20261120 });
  const rowsOf = (customerId: string, from: number) =>
    lists.flatMap(({ kind }) =>
      samples.map((sample, index) => storedRow(sample, from + index, { kind, customerId })),
    );
  rows = rowsOf(person.customerId, 0);
  const all = [...rows, ...rowsOf(stranger.customerId, 1000)];
  const values = all.map(
    ({ goods: _goods, destinationNames: _names, shipments: _shipments, boxes: _boxes, ...columns }) =>
      columns,
  );
  const { kysely } = portal.database;
  await kysely.insertInto('booking').values(values).execute();
  await kysely.insertInto('cargo_line').values(all.flatMap(cargoOf)).execute();
  const trips = [...new Set(all.flatMap(({ boxes }) => boxes))].map(tripOf);
  await kysely.insertInto('container_trip').values(trips).execute();
  const tripIds = new Map(trips.map(({ number, id }) => [number, id]));
  await kysely
    .insertInto('booking_container')
    .values(all.flatMap((booking) => containersOf(booking, tripIds)))
    .execute();
});
afterAll(async () => await portal.close());

function storedRow(
  sample: ReturnType<typeof row.generate>['value'],
  index: number,
  { kind, customerId }: Pick<List, 'kind'> & { customerId: string },
): StoredBooking {
  const { goods, destinationNames } = sample;
  return {
    ...sample,
    id: randomUUID(),
    customer_id: customerId,
    kind,
    version: 1,
    business_number: `SZ${bookingKinds[kind]}-261120-${String(index).padStart(4, '0')}`,
    customer_business_number_key: normalizeCode(sample.customer_business_number),
    goods_name: goods[0] ?? '',
    goods_sort_key: sortKey(goods[0] ?? ''),
    goods_search: searchDocument(goods),
    destination_sort_key: sortKey(destinationNames[0] ?? ''),
    destination_search: searchDocument(destinationNames),
    lines: goods.length,
    ...emptyColumns,
  };
}

function cargoOf({ id, customer_id, shipments }: StoredBooking) {
  return shipments.map((shipment, ordinal) => ({
    booking_id: id,
    customer_id,
    ordinal,
    goods_name: '',
    shipment_id: shipment,
    reference_id: '',
    package: null,
    weight: null,
    volume: null,
    long: null,
    wide: null,
    high: null,
    pack: '',
    instructions: '',
  }));
}

function tripOf(number: string) {
  return {
    id: randomUUID(),
    number,
    is_check_digit_overridden: true,
    size_type: '40HQ',
    port_of_loading: 'CNYTN',
    port_of_discharge: 'USLGB',
    opened_at: new Date('2026-11-20T02:00:00Z'),
    closed_at: null,
  };
}

function containersOf({ id, customer_id, boxes }: StoredBooking, tripIds: ReadonlyMap<string, string>) {
  return boxes.map((number, ordinal) => ({
    booking_id: id,
    customer_id,
    ordinal,
    seal_number: '',
    trip_id: tripIds.get(number) ?? '',
  }));
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
  code: fc.oneof(
    entered(code),
    fc.constantFrom('SZL', 'SZF', '-0012', '40HQ', '20GP', 'a', 'Ａ', 'b号', 'no', '№'),
    fc.constantFrom('2x40HQ', '2X40hq', '2×40HQ', '1 x 20GP', '2＊４０hq', '2 X 40HQ 1×20GP', '9x40HQ'),
  ),
  number: fc.constantFrom('0', '7', '0.1', '0.3', '10.5', '12.345', '9999999999.999', '-1', '1'.repeat(60)),
  date: day,
  datetime: fc.oneof(
    moment,
    fc.constantFrom('2026-11-20 10:00:00', '2026-11-20 10:00:01', '2026-11-20 10:00:03'),
  ),
  choice: fc.constant(''),
  flag: fc.constantFrom('0', '1'),
};

const entriesOf = ({ fields }: Pick<List, 'fields'>) => Object.entries(fields) as [ListedField, ListField][]; // the keys, typed

const conditionOf = (list: List) =>
  fc
    .constantFrom(...entriesOf(list).filter(([, field]) => field.filterable))
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

const queryOf = (list: List): fc.Arbitrary<ListQuery> =>
  fc.record({
    conditions: fc.array(conditionOf(list), { maxLength: 3 }),
    sort: fc.option(
      fc.record({
        field: fc.constantFrom(...entriesOf(list).flatMap(([name, field]) => (field.sortable ? [name] : []))),
        order: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
    ),
    page: fc.integer({ min: 1, max: 4 }),
  });

describe('the list', () => {
  test.each(lists)(
    'of $kind agrees with a plain reading of the same rows, for any filter, order and page',
    async (list) => {
      const own = rows.filter(({ kind }) => kind === list.kind);
      await fc.assert(
        fc.asyncProperty(queryOf(list), async (asked) => await expectAgreement(list, own, asked)),
        { numRuns: 150 },
      );
    },
  );
});

/** What every list answers. */
type Answer = { rows: { id: string }[]; total: number; summary: Record<string, number> };

async function expectAgreement(list: List, own: StoredBooking[], asked: ListQuery): Promise<void> {
  // As a favourite keeps them; several conditions on one field travel as a repeated parameter.
  const filter = JSON.parse(JSON.stringify(toFilterObject(asked.conditions)));
  const { page, sort } = asked;
  const order = sort ? { prop: sort.field, order: sort.order } : {};
  const response = await person.call(list.key, { list: { page, pageSize, ...order, filter } });
  const answer: Answer = response.json().data;
  const expected = expectedRows(own, asked);
  const shown = expected.slice((page - 1) * pageSize, page * pageSize);
  expect(answer.rows.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
  expect(answer.total).toBe(expected.length);
  expect(Object.keys(answer.summary).sort()).toEqual(Object.keys(list.sums).sort());
  for (const [figure, column] of Object.entries(list.sums)) {
    expect(answer.summary[figure]).toBeCloseTo(sum(expected, column), 2);
  }
}

function sum(matching: StoredBooking[], column: SumColumn): number {
  return matching.reduce((total, each) => total + Number(each[column]), 0);
}
