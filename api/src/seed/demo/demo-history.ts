import type { BookingStatus } from '@berth/contract';
import type { BookingEventKind } from '../../modules/bookings/bookings.schema.ts';
import type { DemoVoyage } from './demo-schedule.ts';

/** Who did it: the customer's main account, its sub-account, or the forwarder's operations. */
type Author = 'main' | 'sub' | 'operations';
export type DemoEvent = { at: Date; by: Author; what: BookingEventKind; status: BookingStatus };

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const path: readonly BookingStatus[] = ['toBeReceived', 'received', 'spaceLocked', 'arrived', 'pickedUp'];

/** What happened to a booking until it got where it is, oldest first and all of it in the past. */
export function demoHistory(voyage: DemoVoyage, seaDays: number, index: number, now: Date): DemoEvent[] {
  // Ten o'clock in China, two in UTC.
  const morning = (daysFromNow: number) =>
    new Date(
      Math.floor(now.getTime() / dayMs) * dayMs + daysFromNow * dayMs + 2 * hourMs + index * 7 * 60_000,
    );
  const { status, etdIn } = voyage;
  const by: Author = index % 3 === 2 ? 'sub' : 'main';
  const placed = Math.min(etdIn - 11, -1 - (index % 5));
  if (status === 'draft') {
    return inThePast([{ at: morning(-(index % 4)), by, what: 'created', status: 'draft' }], now);
  }
  const events: DemoEvent[] = [{ at: morning(placed), by, what: 'submitted', status: 'toBeReceived' }];
  if (index % 4 === 1)
    events.push({ at: morning(placed + 0.2), by, what: 'changed', status: 'toBeReceived' });
  const passedOn = [placed, etdIn - 3, etdIn - 1, etdIn + seaDays, etdIn + seaDays + 3];
  const pass = (to: BookingStatus, day: number): DemoEvent => ({
    at: morning(day + 0.15),
    by: 'operations',
    what: 'statusChanged',
    status: to,
  });
  if (status === 'returned') events.push(pass('returned', etdIn - 2));
  const reached = path.indexOf(status);
  for (let step = 1; step <= reached; step += 1) {
    events.push(pass(path[step] ?? status, passedOn[step] ?? 0));
  }
  return inThePast(events, now);
}

/** Pushes back what would lie ahead, so that the order stays and the last event is an hour old. */
function inThePast(events: DemoEvent[], now: Date): DemoEvent[] {
  return events.map((event, index) => {
    const latest = now.getTime() - (events.length - index) * hourMs;
    return { ...event, at: new Date(Math.min(event.at.getTime(), latest)) };
  });
}
