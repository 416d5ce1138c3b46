// node api/bench/event-time.ts [bookings]: what a container event costs on PostgreSQL by how many bookings are in the box.
import { containerNumbers, sailing } from '../test/container-events.ts';
import { countQueries } from '../test/count-queries.ts';
import type { Portal } from '../test/portal.ts';
import { withPostgres } from './with-postgres.ts';

const boxes = 5;
const most = Number(process.argv[2] ?? 100);

await withPostgres(async () => {
  const { openTradingPortal } = await import('../test/trading-portal.ts');
  let asked = () => 0;
  const portal = await openTradingPortal({
    config: { logLevel: 'error' },
    wrap: (database) => {
      const counting = countQueries(database);
      asked = counting.asked;
      return counting.counted;
    },
  });
  await measure(portal, () => asked()).finally(() => portal.close());
});

async function measure(portal: Portal, asked: () => number): Promise<void> {
  const { newEventId, openSystem } = await import('../test/integration-system.ts');
  const { shareBox } = await import('../test/shared-box.ts');
  const system = await openSystem(portal);
  const numbers = containerNumbers();
  const rows: Record<string, object> = {};
  for (const bookings of [1, Math.ceil(most / 10), most]) {
    const times: Record<'DEPA' | 'ARRI', number[]> = { DEPA: [], ARRI: [] };
    const statements: Record<'DEPA' | 'ARRI', number> = { DEPA: 0, ARRI: 0 };
    for (let box = 0; box < boxes; box += 1) {
      portal.clock.advance(61);
      const number = numbers.next().value;
      await shareBox(portal, system, { number, bookings });
      for (const what of ['DEPA', 'ARRI'] as const) {
        const place = what === 'DEPA' ? 'CNYTN' : 'USLGB';
        const event = sailing(what, place, { equipmentReference: number });
        const body = { eventId: newEventId(), events: [event] };
        const [startedAt, before] = [performance.now(), asked()];
        await system.get('POST /integration/containerEvents', { body });
        times[what].push(performance.now() - startedAt);
        statements[what] = asked() - before;
      }
    }
    rows[`${bookings} bookings`] = {
      'departure, ms': median(times.DEPA),
      'departure, statements': statements.DEPA,
      'arrival (moves all), ms': median(times.ARRI),
      'arrival, statements': statements.ARRI,
    };
  }
  console.info(`medians of ${boxes} boxes, each booking another customer's`);
  console.table(rows);
}

function median(times: number[]): number {
  const sorted = times.toSorted((left, right) => left - right);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 10) / 10;
}
