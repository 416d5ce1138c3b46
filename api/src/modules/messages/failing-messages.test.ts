import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
let isFailing = false;

beforeAll(async () => {
  portal = await openTradingPortal({
    wrap: (database) =>
      database.withPlugin({
        transformQuery: ({ node }) => {
          if (isFailing && JSON.stringify(node).includes('"name":"message"'))
            throw new Error('No connection');
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
  });
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

// A refusal that nobody awaits ends a server; here it fails the test that left it.
test.each([
  ['GET /business/getUserMessage', {}],
  ['GET /user/getMessageList', {}],
  ['GET /user/getMessageList', { state: 'unread|=' }],
] as const)(
  '%s %j is answered as failed where the database fails, and the server goes on',
  async (key, query) => {
    isFailing = true;
    expect((await person.call(key, { query })).statusCode).toBe(500);
    isFailing = false;
    expect((await person.call(key, { query })).statusCode).toBe(200);
  },
);
