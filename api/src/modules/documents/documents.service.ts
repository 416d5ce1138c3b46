import {
  type BookingAction,
  type DocumentKind,
  documentLimits,
  type Locale,
  type MarkSize,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import { readWhileWaitedFor } from '../../database/read-while-waited-for.ts';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { requireAction } from '../bookings/record/booking-refusals.ts';
import { maySeeKind } from '../bookings/record/bookings.policy.ts';
import { type BookingRow, listLines } from '../bookings/record/bookings.repository.ts';
import type { Seer } from '../bookings/record/bookings.service.ts';
import { listFclParts } from '../bookings/record/fcl-parts.repository.ts';
import { getCustomerName } from '../customers/customers.repository.ts';
import { listBookingContainers } from '../tracking/booking-containers.repository.ts';
import { composeFigure, type FigureSource } from './compose-figure.ts';
import { type CartonRange, composeMarks, countLabels } from './compose-marks.ts';
import * as repository from './documents.repository.ts';
import type { DrawOrder } from './draw/draw-order.ts';
import { type Wording, wordingOf } from './printed-names.ts';

export type DocumentDependencies = Pick<Context, 'database' | 'clock' | 'reference'>;

/** What is to be printed of which bookings. */
export type PrintOrder = CartonRange & {
  document: DocumentKind;
  ids: readonly string[];
  language: Locale;
  size: MarkSize;
};

const actions = { figure: 'printFigure', marks: 'printMarks' } as const satisfies Record<
  DocumentKind,
  BookingAction
>;

/** Refuses bookings of a kind that the person may no longer see; those that are gone count for nothing. */
export async function requireVisible(
  { database }: Pick<DocumentDependencies, 'database'>,
  seer: Seer,
  { ids }: Pick<PrintOrder, 'ids'>,
): Promise<void> {
  const known = await repository.listBookings(database, seer.customerId, ids);
  if (!known.every(({ kind }) => maySeeKind(seer, kind))) throw new Refusal('NOT_FOUND');
}

/**
 * The bookings of an order. Refuses what is not the customer's or not for this person, what stands where nothing is printed of it, and more
 * than one file holds.
 */
export async function findPrintable(
  { database }: Pick<DocumentDependencies, 'database'>,
  seer: Seer,
  order: PrintOrder,
  limit: 'waiting' | 'task',
): Promise<{ bookings: BookingRow[]; total: number }> {
  const ids = [...new Set(order.ids)];
  const found = ids.every(isId) ? await repository.listBookings(database, seer.customerId, ids) : [];
  const known = found.filter(({ kind }) => maySeeKind(seer, kind));
  if (known.length < ids.length) throw new Refusal('NOT_FOUND');
  for (const booking of known) requireAction(booking, actions[order.document]);
  const total = known.reduce((sum, booking) => sum + piecesOf(booking, order), 0);
  if (total === 0 && order.document === 'marks') throw new Refusal('DOCUMENT_EMPTY', { field: 'from' });
  const most = documentLimits[order.document][limit];
  if (total > most) throw new Refusal('DOCUMENT_TOO_LARGE', { params: { total, limit: most } });
  return { bookings: known, total };
}

function piecesOf(booking: BookingRow, order: PrintOrder): number {
  return order.document === 'marks' ? countLabels(Number(booking.cartons), order) : booking.lines;
}

/**
 * Everything that the thread needs to draw the document, in the words in which it is printed, as the bookings were at
 * one moment; and how many pieces it is: labels, or figures.
 */
export async function composeDocument(
  { database, clock, reference }: DocumentDependencies,
  seer: Seer,
  { order, limit, signal }: { order: PrintOrder; limit: 'waiting' | 'task'; signal: AbortSignal },
): Promise<{ drawing: DrawOrder; fileName: string; pieces: number }> {
  const wording = wordingOf(order.language, await reference());
  const { total, sources, customer } = await readWhileWaitedFor(
    database,
    signal,
    async ({ database: snapshot }) => {
      const { bookings, total } = await findPrintable({ database: snapshot }, seer, order, limit);
      const sources = await readSources(snapshot, seer.customerId, bookings);
      return { total, sources, customer: await getCustomerName(snapshot, seer.customerId) };
    },
  );
  const now = clock();
  const { language } = order;
  const { title, numbers } = titleOf(wording, order, sources, now);
  const properties = { title, author: customer, keywords: numbers, language, createdAt: now.toISOString() };
  const fileName = `${title}.pdf`;
  if (order.document === 'figure') {
    const figures = sources.map((source) => composeFigure(wording, source, { customer, now }));
    const { unprintable } = wording.words;
    const drawing: DrawOrder = { properties, document: 'figure', figures, unprintable };
    return { fileName, drawing, pieces: figures.length };
  }
  const marks = sources.flatMap(({ booking, lines }) => composeMarks(wording, booking, lines, order));
  // Labels are counted as they are drawn.
  return { fileName, drawing: { properties, ...marksOf(wording, order.size), marks }, pieces: total };
}

function titleOf({ words }: Wording, { document }: PrintOrder, sources: readonly FigureSource[], now: Date) {
  const numbers = sources.map(({ booking }) => booking.business_number);
  const about = numbers.length === 1 ? numbers[0] : `${numbers.length} · ${toChinaDay(now)}`;
  return { title: `${words[document]} ${about}`, numbers };
}

function marksOf({ words }: Wording, size: MarkSize) {
  return {
    document: 'marks',
    size,
    cartonWord: words.carton,
    pageOf: words.pageOf,
    unprintable: words.unprintable,
  } as const;
}

/** What belongs to the bookings, each kind of it read at once for all of them. */
async function readSources(
  database: Kysely<Tables>,
  customerId: string,
  bookings: readonly BookingRow[],
): Promise<FigureSource[]> {
  const ids = bookings.map(({ id }) => id);
  const lines = byBooking(await listLines(database, 'cargo_line', { customerId, bookingIds: ids }));
  const measurements = byBooking(
    await listLines(database, 'cargo_measurement', { customerId, bookingIds: ids }),
  );
  const containers = byBooking(await listBookingContainers(database, customerId, ids));
  const fcl = await listFclParts(database, customerId, ids);
  const places = byBooking(fcl.places);
  const ordered = byBooking(fcl.containers);
  return bookings.map((booking) => ({
    booking,
    lines: lines(booking),
    measurements: measurements(booking),
    containers: containers(booking),
    fcl: booking.kind === 'fcl' ? { places: places(booking), containers: ordered(booking) } : null,
  }));
}

function byBooking<Row extends { booking_id: string }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ booking_id }) => booking_id);
  return ({ id }: BookingRow): Row[] => groups.get(id) ?? [];
}
