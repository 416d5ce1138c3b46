import { bookingStatuses, canBooking, canBookingBecome } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assignedContainer, containerNumbers, handling, sailing } from '../../../test/container-events.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { seedReference } from '../../seed/seed-reference.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openPortal();
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
  person = await portal.signIn();
  system = await openSystem(portal);
});
afterAll(async () => await portal.close());

type Booking = { id: string; businessNumber: string; container: string };
type Act = { what: string; run: (booking: Booking) => Promise<{ statusCode: number }> };

const read = (id: string) => person.get('GET /business/getBookingByIdLcl', { query: { id } });

const save = (action: 'saveDraft' | 'submit'): Act => ({
  what: action,
  run: async ({ id }) => {
    const { version } = await read(id);
    const body = saveRequest(lclBooking(), { action, id, version });
    return await person.call('POST /business/submitBookingLcl', { body });
  },
});
const giveBack: Act = {
  what: 'return',
  run: async ({ id }) => {
    const { version } = await read(id);
    const body = { bookings: [{ id, version }], reason: '改期' };
    return await person.call('POST /business/delBookingList', { body });
  },
};
const move = (status: string): Act => ({
  what: `move to ${status}`,
  run: ({ businessNumber }) => {
    const reason = status === 'returned' ? { reason: '改期' } : {};
    const body = { eventId: newEventId(), businessNumber, status, ...reason };
    return system.call('POST /integration/bookingStatus', { body });
  },
});
const enter: Act = {
  what: 'gate',
  run: ({ businessNumber }) =>
    system.call('POST /business/entryInfoConfirm', { body: { eventId: newEventId(), code: businessNumber } }),
};
const assign: Act = {
  what: 'assign',
  run: ({ businessNumber, container }) => {
    const body = { eventId: newEventId(), businessNumber, containers: [assignedContainer(container)] };
    return system.call('POST /integration/assignContainers', { body });
  },
};
const hear = (what: string, classifier: 'ACT' | 'EST' | 'PLN'): Act => ({
  what: `${classifier} ${what}`,
  run: ({ container }) => {
    const about = { equipmentReference: container, eventClassifierCode: classifier };
    const event =
      what === 'pickup'
        ? handling('GTOT', 'LADEN', 'USLGB', about)
        : sailing(what === 'departure' ? 'DEPA' : 'ARRI', what === 'departure' ? 'CNYTN' : 'USLGB', about);
    return system.call('POST /integration/containerEvents', {
      body: { eventId: newEventId(), events: [event] },
    });
  },
});

const estimates = ['departure', 'arrival', 'pickup'].flatMap((what) => [
  hear(what, 'EST'),
  hear(what, 'PLN'),
]);
const act = fc.oneof(
  fc.constantFrom(save('saveDraft'), save('submit'), giveBack, enter, assign),
  fc.constantFrom(...bookingStatuses.slice(2).map(move)),
  fc.constantFrom(...['departure', 'arrival', 'pickup'].map((what) => hear(what, 'ACT')), ...estimates),
);

test('whatever is called in whatever order, a booking leaves no path of the table', async () => {
  const containers = containerNumbers();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('saveDraft' as const, 'submit' as const),
      fc.array(act, { minLength: 1, maxLength: 14 }),
      async (first, acts) => {
        portal.clock.advance(61);
        const body = saveRequest(lclBooking(), { action: first });
        const made = await person.get('POST /business/submitBookingLcl', { body });
        const booking = { ...made, container: containers.next().value };
        for (const { what, run } of acts) {
          const before = (await read(booking.id)).status;
          expect((await run(booking)).statusCode).toBeLessThan(500);
          if (!/^(EST|PLN)/.test(what)) continue;
          // An estimate moves nothing.
          expect((await read(booking.id)).status).toBe(before);
        }
        await expectPath(booking.id);
      },
    ),
    { numRuns: 30 },
  );
}, 120_000);

async function expectPath(id: string): Promise<void> {
  const { status, version, history, returnReason } = await read(id);
  const way = history.map((event) => event.status).reverse();
  expect(way).toHaveLength(version);
  expect(way.at(-1)).toBe(status);
  expect(['draft', 'toBeReceived']).toContain(way[0]);
  way.reduce((from, to) => {
    const isStep = canBookingBecome(from, to) || (from === to && canBooking(from, 'edit'));
    expect([from, to, isStep]).toEqual([from, to, true]);
    return to;
  });
  expect(returnReason !== '').toBe(status === 'returned');
}
