import { berthApi } from '../api/berth-api.ts';
import { activeStore } from '../store/create-store.ts';

const anyBooking = 'any';
// A carrier's system may tell of hundreds of containers in a row.
const restMs = 1000;

let waiting: Set<string> | 'all' = new Set();
let timer: ReturnType<typeof setTimeout> | null = null;

/**
 * What a query answers about, for its `providesTags`: one booking by its id, or any (a list). Answers that are on screen
 * are asked for anew when such a booking changes, wherever that happens: no page need watch for it.
 */
export function bookingTag(id: string = anyBooking) {
  return { type: 'Booking', id } as const;
}

/**
 * The server says that bookings changed, by their ids, or with null that any may have; for the shell, which hears it.
 * The first word is acted upon at once, those of the next second together.
 */
export function bookingsChanged(changed: readonly string[] | null): void {
  if (changed === null) waiting = 'all';
  else if (waiting !== 'all') for (const id of changed) waiting.add(id);
  if (timer === null) tell();
}

function tell(): void {
  const told = waiting;
  waiting = new Set();
  const isNews = told === 'all' || told.size > 0;
  timer = isNews ? setTimeout(tell, restMs) : null;
  if (!isNews) return;
  const tags =
    told === 'all' ? (['Booking'] as const) : [bookingTag(), ...[...told].map((id) => bookingTag(id))];
  activeStore().dispatch(berthApi.util.invalidateTags([...tags]));
}
