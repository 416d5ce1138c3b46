import type { ConsoleFigures } from '@berth/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { consoleHandlers } from './console.routes.ts';

const read = 'GET /user/consoleLayout';
const save = 'POST /user/consoleLayout';
const reset = 'POST /user/resetConsoleLayout';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

const untouched = { order: [], hidden: [], functions: null, version: null };
const arranged = {
  order: ['booking/recent', 'shell/figures'],
  hidden: ['shell/bulletin'],
  functions: ['/business/fcl/index', '/business/lcl/index'],
};

describe('the layout', () => {
  test('is each person’s own, kept as it was saved, and forgotten by a reset', async () => {
    const person = await portal.signIn();
    const colleague = await portal.signIn(undefined, { customerId: person.customerId });
    expect(await person.get(read)).toEqual(untouched);
    const saved = await person.get(save, { body: { ...arranged, version: null } });
    expect(saved).toEqual({ ...arranged, version: expect.any(String) });
    expect(await (await person.again()).get(read)).toEqual(saved);
    expect(await colleague.get(read)).toEqual(untouched);
    expect(await person.get(reset, { body: {} })).toBeNull();
    expect(await person.get(read)).toEqual(untouched);
  });

  test('made from one that is not stored any more is refused, and nothing is lost', async () => {
    const person = await portal.signIn();
    const first = await person.get(save, { body: { ...arranged, version: null } });
    const late = await person.call(save, { body: { ...arranged, hidden: [], version: null } });
    expect([late.statusCode, late.json().code]).toEqual([409, 'SAVED_ELSEWHERE']);
    expect(await person.get(read)).toEqual(first);
    const next = await person.get(save, { body: { ...arranged, functions: null, version: first.version } });
    expect([next.functions, next.version === first.version]).toEqual([null, false]);
  });

  test.each([
    ['a card twice', { order: ['a/b', 'a/b'] }, 'order'],
    ['no card’s name', { hidden: ['<script>'] }, 'hidden.0'],
    ['an address of another site', { functions: ['//elsewhere.example'] }, 'functions.0'],
    ['more pages than fit', { functions: Array.from({ length: 25 }, (_, at) => `/page/${at}`) }, 'functions'],
  ])('with %s is refused', async (_what, changes, field) => {
    const person = await portal.signIn();
    const answer = await person.call(save, { body: { ...arranged, ...changes, version: null } });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, field]);
  });

  test('is nothing for who is not signed in', async () => {
    expect((await portal.visitor.call(read)).statusCode).toBe(401);
    expect((await portal.visitor.call(save, { body: { ...arranged, version: null } })).statusCode).toBe(401);
  });
});

test('a module that fails costs its figures alone, and a new customer is not taken for one without any', async () => {
  const some: ConsoleFigures = {
    isEmpty: true,
    figures: [{ name: 'a', value: { unit: 'count', count: 1 }, before: null, trend: [], parts: [] }],
    charts: [],
    sailings: [],
    recent: [],
  };
  const warned: unknown[] = [];
  const handlers = consoleHandlers({
    database: portal.database.kysely,
    clock: portal.clock,
    providers: [
      { name: 'sound', ask: async () => some },
      { name: 'torn', ask: async () => Promise.reject(new Error('on purpose')) },
      {
        name: 'staff',
        permission: 'system:releases',
        ask: async () => Promise.reject(new Error('not asked')),
      },
    ],
    warn: (cause) => warned.push(cause),
  });
  type Asked = Parameters<(typeof handlers)['GET /business/customerOrderInfo']>[0];
  const call = { actor: { permissions: [] }, signal: new AbortController().signal } as unknown as Asked; // all that is read
  expect(await handlers['GET /business/customerOrderInfo'](call)).toEqual({
    ...some,
    isEmpty: false,
    unanswered: ['torn'],
  });
  expect(warned).toEqual([new Error('on purpose')]);
});
