import {
  type BookingAction,
  canBooking,
  type DocumentKind,
  documentLimits,
  type Locale,
  type MarkSize,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { bookingStatusNames } from '../bookings/booking-status-names.ts';
import { type BookingRow, type CargoLineRow, listMeasurements } from '../bookings/bookings.repository.ts';
import { isBookingId } from '../bookings/bookings.service.ts';
import { listFclParts } from '../bookings/fcl-parts.repository.ts';
import type { ReferenceReader } from '../selects/reference-catalog.ts';
import { listBookingContainers } from '../tracking/booking-containers.repository.ts';
import { composeFigure, type FigureSource } from './compose-figure.ts';
import { type CartonRange, composeMarks, countLabels } from './compose-marks.ts';
import * as repository from './documents.repository.ts';
import type { DrawOrder } from './draw/printed.ts';
import { type Wording, wordingOf } from './printed-names.ts';

export type DocumentDependencies = { database: Kysely<Tables>; clock: Clock; reference: ReferenceReader };

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

/**
 * The bookings of an order. Refuses what is not the customer's, what stands where nothing is printed of it, and more
 * than one file holds.
 */
export async function findPrintable(
  { database }: Pick<DocumentDependencies, 'database'>,
  customerId: string,
  order: PrintOrder,
  limit: 'waiting' | 'task',
): Promise<{ bookings: BookingRow[]; total: number }> {
  const ids = [...new Set(order.ids)];
  const known = ids.every(isBookingId) ? await repository.listBookings(database, customerId, ids) : [];
  if (known.length < ids.length) throw new Refusal('NOT_FOUND');
  for (const booking of known) requirePrintable(booking, actions[order.document]);
  const total = known.reduce((sum, booking) => sum + piecesOf(booking, order), 0);
  if (total === 0 && order.document === 'marks') throw new Refusal('DOCUMENT_EMPTY', { field: 'from' });
  const most = documentLimits[order.document][limit];
  if (total > most) throw new Refusal('DOCUMENT_TOO_LARGE', { params: { total, limit: most } });
  return { bookings: known, total };
}

function piecesOf(booking: BookingRow, order: PrintOrder): number {
  return order.document === 'marks' ? countLabels(Number(booking.cartons), order) : booking.lines;
}

export function requirePrintable(
  booking: Pick<BookingRow, 'status' | 'business_number'>,
  action: BookingAction,
): void {
  if (canBooking(booking.status, action)) return;
  const params = { number: booking.business_number, status: bookingStatusNames[booking.status] };
  throw new Refusal('BOOKING_ACTION_REFUSED', { params });
}

/** Everything that the thread needs to draw the document, in the words in which it is printed. */
export async function composeDocument(
  deps: DocumentDependencies,
  customerId: string,
  { order, bookings }: { order: PrintOrder; bookings: readonly BookingRow[] },
): Promise<{ drawing: DrawOrder; fileName: string }> {
  const { database, clock, reference } = deps;
  const wording = wordingOf(order.language, await reference());
  const customer = await repository.getCustomerName(database, customerId);
  const now = clock();
  const numbers = bookings.map(({ business_number }) => business_number);
  const kind = wording.words[order.document];
  const about = numbers.length === 1 ? numbers[0] : `${numbers.length} · ${toChinaDay(now)}`;
  const title = `${kind} ${about}`;
  const { language } = order;
  const properties = { title, author: customer, keywords: numbers, language, createdAt: now.toISOString() };
  const lines = await linesByBooking(deps, customerId, bookings);
  if (order.document === 'figure') {
    const sources = await readSources(deps, customerId, bookings, lines);
    const figures = sources.map((source) => composeFigure(wording, source, { customer, now }));
    const { unprintable } = wording.words;
    return { fileName: `${title}.pdf`, drawing: { properties, document: 'figure', figures, unprintable } };
  }
  const marks = bookings.flatMap((booking) =>
    composeMarks(wording, booking, lines.get(booking.id) ?? [], order),
  );
  return { fileName: `${title}.pdf`, drawing: { properties, ...marksOf(wording, order.size), marks } };
}

function marksOf({ words }: Wording, size: MarkSize) {
  return { document: 'marks', size, cartonWord: words.carton, pageOf: words.pageOf } as const;
}

async function linesByBooking(
  { database }: DocumentDependencies,
  customerId: string,
  bookings: readonly BookingRow[],
): Promise<Map<string, CargoLineRow[]>> {
  const ids = bookings.map(({ id }) => id);
  const lines = await repository.listCargoOf(database, customerId, ids);
  return Map.groupBy(lines, ({ booking_id }) => booking_id);
}

async function readSources(
  { database }: DocumentDependencies,
  customerId: string,
  bookings: readonly BookingRow[],
  lines: ReadonlyMap<string, CargoLineRow[]>,
): Promise<FigureSource[]> {
  const sources: FigureSource[] = [];
  for (const booking of bookings) {
    const { id } = booking;
    sources.push({
      booking,
      lines: lines.get(id) ?? [],
      measurements: await listMeasurements(database, customerId, id),
      containers: await listBookingContainers(database, customerId, id),
      fcl: booking.kind === 'fcl' ? await listFclParts(database, customerId, id) : null,
    });
  }
  return sources;
}
