import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer, containerNumbers, handling, sailing } from '../../../../test/container-events.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { sweepMisses } from './sweep-misses.ts';

/** The statements of the call that is under way. */
let statements: string[] = [];
let portal: Portal;
let networks = 0;
const numbers = containerNumbers();

beforeAll(async () => {
  portal = await openTradingPortal({
    config: { trustProxy: ['127.0.0.1'] },
    wrap: (database) =>
      database.withPlugin({
        transformQuery({ node, queryId }) {
          statements.push(database.getExecutor().compileQuery(node, queryId).sql);
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
  });
});
beforeEach(() => portal.clock.advance(2 * 3600));
afterAll(async () => await portal.close());

/** A query from a network of its own unless one is given. */
async function track(number: string, proof: string, from?: string) {
  networks += 1;
  const address = from ?? `10.0.${Math.floor(networks / 250)}.${networks % 250}`;
  return await portal.visitor.call(
    'POST /index/track',
    { body: { number, proof, lang: 'en' } },
    { 'x-forwarded-for': address },
  );
}

/** What an answer tells, without the id of its request. */
function told(answer: Awaited<ReturnType<typeof track>>) {
  const { requestId: _, ...body } = answer.json();
  return [answer.statusCode, body];
}

/** A booking that was submitted, in a container that has left the depot. */
async function ship({ ownNumber = '', word = 'canary' } = {}) {
  const person = await portal.signIn(`${word} Ltd`);
  const booking = lclBooking({ customerBusinessNumber: ownNumber, cargo: [cargoLine({ goods_name: word })] });
  const { id, businessNumber } = await person.get('POST /business/submitBookingLcl', {
    body: saveRequest(booking),
  });
  const system = await openSystem(portal);
  const container = numbers.next().value;
  await system.get('POST /integration/assignContainers', {
    body: { eventId: newEventId(), businessNumber, containers: [assignedContainer(container)] },
  });
  const about = { equipmentReference: container };
  const events = [
    handling('GTOT', 'EMPTY', 'CNSZX', about),
    sailing('ARRI', 'USLGB', {
      eventClassifierCode: 'EST',
      eventDateTime: '2026-12-20T06:00:00-08:00',
      ...about,
    }),
  ];
  await system.get('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
  return { person, id, businessNumber, container, word };
}

describe('who knows two facts', () => {
  test('sees where a container is by the business number, and nothing of customer, cargo or money', async () => {
    const { businessNumber, container, person, id } = await ship({ ownNumber: 'PO-canary-77' });
    const answer = await track(container, businessNumber);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.containers).toHaveLength(1);
    const [box] = data.containers;
    expect(box).toMatchObject({
      number: container,
      portOfLoading: { code: 'CNYTN', name: 'Yantian' },
      portOfDischarge: { code: 'USLGB' },
    });
    expect(box.milestones.map(({ milestone }: { milestone: string }) => milestone)).toEqual([
      'emptyExit',
      'heavyReturn',
      'departure',
      'arrival',
      'unloading',
      'pickup',
      'emptyReturn',
    ]);
    expect(box.milestones[0]).toMatchObject({
      actual: '2026-11-19T10:00:00+08:00',
      place: { code: 'CNSZX', name: 'Shenzhen' },
    });
    expect(box.milestones[3]).toMatchObject({ estimated: '2026-12-20T06:00:00-08:00', actual: null });
    for (const secret of ['canary', id, person.customerId, person.userId, 'FBA15GCL9X61', '8N7EGXAD', 'ONT8'])
      expect(answer.body).not.toContain(secret);
  });

  test('a business number opens by a container of it or by the customer’s own number, however they are typed', async () => {
    const { businessNumber, container } = await ship({ ownNumber: 'po 77/a' });
    const spaced = businessNumber.toLowerCase().replaceAll('-', ' ');
    const wide = container.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
    for (const [number, proof] of [
      [businessNumber, container],
      [spaced, wide],
      [businessNumber, 'ＰＯ 77/A'],
      [wide, spaced],
    ] as const) {
      expect(told(await track(number, proof))[0]).toBe(200);
    }
  });

  test('of a shared box the answer is of the booking that was named', async () => {
    const one = await ship();
    const other = await ship();
    const system = await openSystem(portal);
    await system.get('POST /integration/assignContainers', {
      body: {
        eventId: newEventId(),
        businessNumber: other.businessNumber,
        containers: [assignedContainer(one.container)],
      },
    });
    await portal.database.kysely
      .updateTable('booking')
      .where('id', '=', other.id)
      .set({ status: 'received' })
      .execute();
    expect((await track(one.container, one.businessNumber)).json().data.status).toBe('toBeReceived');
    expect((await track(one.container, other.businessNumber)).json().data.status).toBe('received');
  });

  test('a booking without a container says its status and that there is none yet', async () => {
    const person = await portal.signIn();
    const booking = lclBooking({ customerBusinessNumber: 'EARLY-1' });
    const { businessNumber } = await person.get('POST /business/submitBookingLcl', {
      body: saveRequest(booking),
    });
    const { data } = (await track(businessNumber, 'early-1')).json();
    expect(data).toEqual({ status: 'toBeReceived', vesselName: '', voyageNumber: '', containers: [] });
  });
});

describe('who does not', () => {
  test('an unknown number, one of another booking and a wrong fact get one answer after the same statements', async () => {
    const mine = await ship({ ownNumber: 'MINE-1' });
    const other = await ship({ ownNumber: 'OTHER-1' });
    const draft = lclBooking({ customerBusinessNumber: 'DRAFT-1' });
    const drafted = await mine.person.get('POST /business/submitBookingLcl', {
      body: saveRequest(draft, { action: 'saveDraft' }),
    });
    const flown = await ship({ ownNumber: 'FLOWN-1' });
    await portal.database.kysely
      .updateTable('booking')
      .where('id', '=', flown.id)
      .set({ kind: 'air' })
      .execute();
    const unknownBox = numbers.next().value;
    const observe = async (number: string, proof: string) => {
      statements = [];
      const answer = told(await track(number, proof));
      return { answer, statements: [...statements] };
    };
    const ofBooking = [
      await observe('SZL-991231-9999', 'MINE-1'),
      await observe(mine.businessNumber, other.container),
      await observe(mine.businessNumber, 'OTHER-1'),
      await observe(mine.businessNumber, 'nonsense'),
      await observe(drafted.businessNumber, 'DRAFT-1'),
      await observe(flown.businessNumber, 'FLOWN-1'),
    ];
    const ofContainer = [
      await observe(unknownBox, mine.businessNumber),
      await observe(mine.container, other.businessNumber),
      await observe(mine.container, 'nonsense'),
      await observe(flown.container, flown.businessNumber),
    ];
    for (const cases of [ofBooking, ofContainer]) {
      expect(cases[0]?.answer).toMatchObject([404, { code: 'NOT_TRACKED' }]);
      expect(cases[0]?.statements.length).toBeGreaterThan(3);
      for (const each of cases) expect(each).toEqual(cases[0]);
    }
  });

  test('an own number that a booking does not have opens nothing', async () => {
    const { businessNumber } = await ship({ ownNumber: '' });
    for (const proof of ['', '  ', '​']) {
      const answer = await track(businessNumber, proof);
      expect(answer.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: [{ field: 'proof' }] });
    }
  });

  test('a number that is none is told so at its field, and counts as no guess', async () => {
    for (const number of ['CSQU3054384', 'CSQU305438', 'hello', '\u0000']) {
      const answer = await track(number, 'x');
      expect(answer.statusCode).toBe(400);
    }
    const wrongDigit = await track('CSQU3054384', 'x');
    expect(wrongDigit.json().fields).toMatchObject([
      { field: 'number', message: expect.stringContaining('check digit') },
    ]);
    const { count } = await portal.database.kysely
      .selectFrom('tracking_miss')
      .where('at', '>=', portal.clock().toISOString())
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test('after five wrong facts a number is shut for an hour, to the right one and from every network; another is not', async () => {
    const { businessNumber, container } = await ship();
    const other = await ship();
    for (let guess = 0; guess < 5; guess += 1) {
      portal.clock.advance(60);
      expect((await track(businessNumber, `guess ${guess}`)).statusCode).toBe(404);
    }
    const shut = await track(businessNumber, container);
    expect(shut.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await track(other.businessNumber, other.container)).statusCode).toBe(200);
    // The oldest guess is an hour old.
    portal.clock.advance(3600 - 4 * 60);
    expect((await track(businessNumber, container)).statusCode).toBe(200);
  });

  test('a number that nobody has is shut in the same way', async () => {
    const unknown = numbers.next().value;
    for (let guess = 0; guess < 5; guess += 1) await track(unknown, `guess ${guess}`);
    const { container } = await ship();
    for (let guess = 0; guess < 5; guess += 1) await track(container, `guess ${guess}`);
    const [ofNobody, ofSomebody] = [await track(unknown, 'x'), await track(container, 'x')];
    expect(told(ofNobody)).toEqual(told(ofSomebody));
    expect(ofNobody.statusCode).toBe(429);
  });

  test('ten guesses at once count as ten', async () => {
    const { businessNumber } = await ship();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, guess) => track(businessNumber, `guess ${guess}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  test('one network has sixty calls an hour', async () => {
    const from = '192.0.2.7';
    const codes = new Set<number>();
    for (let call = 0; call < 60; call += 1) codes.add((await track('hello', 'x', from)).statusCode);
    expect([...codes]).toEqual([400]);
    expect((await track('hello', 'x', from)).statusCode).toBe(429);
  });

  test('misses are swept when no limit counts them, and stored as hashes', async () => {
    const { businessNumber } = await ship();
    await track(businessNumber, 'wrong');
    const misses = portal.database.kysely.selectFrom('tracking_miss');
    const stored = await misses.selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(businessNumber);
    portal.clock.advance(3601);
    await sweepMisses({ database: portal.database.kysely, clock: portal.clock });
    expect(await misses.selectAll().execute()).toEqual([]);
  });
});
