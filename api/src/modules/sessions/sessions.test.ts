import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

describe('POST /user/getBaseUserInfo', () => {
  test('answers who is signed in', async () => {
    const alice = await portal.signIn('Alice Trading');
    const user = await alice.get('POST /user/getBaseUserInfo');
    expect(user).toMatchObject({
      id: alice.userId,
      customer: { id: alice.customerId, name: 'Alice Trading' },
    });
  });

  test('signed out', async () => {
    const response = await portal.visitor.call('POST /user/getBaseUserInfo');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'SIGNED_OUT' });
  });
});
