import { randomUUID } from 'node:crypto';
import type { CargoLine } from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';
import { fclKind } from '../../modules/bookings/fcl/fcl-kind.ts';
import {
  cargoLineColumns,
  fclBookingColumns,
  lclBookingColumns,
  sailingColumns,
} from '../../modules/bookings/record/booking-columns.ts';
import * as repository from '../../modules/bookings/record/bookings.repository.ts';
import {
  assignBusinessNumber,
  takeBusinessNumber,
} from '../../modules/bookings/record/business-numbers.repository.ts';
import type { EnteredColumns } from '../../modules/bookings/record/kind-of-booking.ts';
import { settleFclBooking, settleLclBooking } from '../../modules/bookings/save/settle-booking.ts';
import { storeMeasurements } from '../../modules/integration/measurements.repository.ts';
import type { ReferenceCatalog } from '../../modules/selects/reference-catalog.ts';
import type { DemoBooking } from './demo-bookings.ts';
import { branchCode, type DemoCustomer, operationsName } from './demo-customer.ts';
import type { DemoFclBooking } from './demo-full-containers.ts';
import type { DemoEvent } from './demo-history.ts';
import { storeDemoContainers } from './store-demo-containers.ts';

/** What the warehouse finds is a little more than what was declared. */
function demoMeasurement({ package: cartons, weight, volume }: CargoLine, index: number) {
  const more = (value: number | null, times: number) => Number(((value ?? 1) * times).toFixed(3));
  return {
    line: index + 1,
    cartons: cartons ?? 1,
    weightKg: more(weight, 1.006),
    volumeCbm: more(volume, index % 3 === 1 ? 1.021 : 1),
  };
}

type NewBooking = {
  customer: DemoCustomer;
  kind: 'lcl' | 'fcl';
  events: readonly DemoEvent[];
  returnReason: string;
  isReceived: boolean;
  cargo: readonly CargoLine[];
  entered: EnteredColumns;
};

/** A booking with its number, cargo and history; oldest event first. */
async function storeRow(transaction: Kysely<Tables>, made: NewBooking): Promise<string> {
  const { customer, kind, events, returnReason, isReceived, cargo, entered } = made;
  const { customerId } = customer;
  const [first, last] = [events.at(0), events.at(-1)];
  if (!first || !last) throw new Error('A demo booking has a history');
  const id = randomUUID();
  const [createdAt, day] = [first.at.toISOString(), toChinaDay(first.at)];
  const request = { customerId, branchCode, kind, day, at: createdAt } as const;
  const businessNumber = await takeBusinessNumber(transaction, request);
  await repository.insertBooking(transaction, {
    id,
    customer_id: customerId,
    kind,
    business_number: businessNumber,
    version: events.length,
    status: last.status,
    return_reason: returnReason,
    warehouse_entry_number: isReceived ? businessNumber.replace(/^\w+-/, 'RK') : '',
    ...entered,
    created_at: createdAt,
    updated_at: last.at.toISOString(),
  });
  await assignBusinessNumber(transaction, customerId, businessNumber, id);
  const lines = cargoLineColumns(cargo, { customerId, bookingId: id });
  await repository.replaceCargoLines(transaction, customerId, id, lines);
  const place = { id, customer_id: customerId };
  for (const [index, { at, by, what, status }] of events.entries()) {
    const isOperations = by === 'operations';
    await repository.insertBookingEvent(transaction, place, {
      version: index + 1,
      by: isOperations
        ? { userId: null, name: operationsName }
        : { userId: customer.people[by].id, name: customer.people[by].name },
      what,
      status,
      now: at,
    });
  }
  return id;
}

export async function storeDemoBooking(
  transaction: Kysely<Tables>,
  catalog: ReferenceCatalog,
  customer: DemoCustomer,
  { booking, events, returnReason, isReceived, containers }: DemoBooking,
): Promise<void> {
  const { customerId } = customer;
  const settled = settleLclBooking(booking, catalog);
  const entered = lclBookingColumns(settled, catalog);
  const { cargo } = settled;
  const id = await storeRow(transaction, {
    customer,
    kind: 'lcl',
    events,
    returnReason,
    isReceived,
    cargo,
    entered,
  });
  const received = events.find(({ status }) => status === 'received');
  if (received) {
    const by = { customerId, bookingId: id, system: operationsName, now: received.at };
    await storeMeasurements(transaction, by, cargo.map(demoMeasurement));
  }
  const [first] = events;
  await storeDemoContainers(transaction, { customerId, bookingId: id }, containers, first?.at ?? new Date());
}

export async function storeDemoFclBooking(
  transaction: Kysely<Tables>,
  catalog: ReferenceCatalog,
  customer: DemoCustomer,
  { booking, sailing, events, returnReason, containers }: DemoFclBooking,
): Promise<void> {
  const { customerId } = customer;
  const settled = settleFclBooking(booking, catalog);
  const { cargo } = settled;
  const entered = fclBookingColumns(settled, catalog);
  const id = await storeRow(transaction, {
    customer,
    kind: 'fcl',
    events,
    returnReason,
    isReceived: false,
    cargo,
    entered,
  });
  await fclKind.storeParts?.(transaction, { customerId, bookingId: id }, settled);
  if (sailing) await repository.updateBooking(transaction, customerId, id, sailingColumns(sailing));
  const [first] = events;
  await storeDemoContainers(transaction, { customerId, bookingId: id }, containers, first?.at ?? new Date());
}
