import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { addRefusalCounts, type RefusalCount } from './refusals.repository.ts';

type Place = Omit<RefusalCount, 'calls'>;

const mostPlaces = 1000;
const pauseMs = 1000;

/**
 * Counts refusals in memory and writes them together, once a second at most: however many calls come, the database has
 * one statement a second of them. A server that is killed loses the last second.
 */
export function createRefusalTally(database: Kysely<Tables>, warn: (error: unknown) => void) {
  let counted = new Map<string, RefusalCount>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  const add = (given: Place, calls: number) => {
    // Whoever invents keys must not fill the memory with them.
    const isNew = !counted.has(placeOf(given));
    const place = isNew && counted.size >= mostPlaces ? { ...given, key_id: '' } : given;
    const before = counted.get(placeOf(place))?.calls ?? 0;
    counted.set(placeOf(place), { ...place, calls: before + calls });
  };
  const write = async () => {
    const batch = [...counted.values()];
    counted = new Map();
    if (batch.length === 0) return;
    await addRefusalCounts(database, batch).catch((error) => {
      warn(error);
      // Not lost while the database is away: they are written with the next.
      for (const { calls, ...place } of batch) add(place, calls);
    });
  };
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  };
  return {
    count(place: Place): void {
      add(place, 1);
      timer ??= setTimeout(flush, pauseMs).unref();
    },
    flush,
  };
}

function placeOf({ hour, endpoint, code, key_id }: Place): string {
  return [hour, endpoint, code, key_id].join(' ');
}
