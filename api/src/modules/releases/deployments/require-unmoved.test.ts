import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Portal } from '../../../../test/portal.ts';
import { move, refusal, type Team } from '../../../../test/release-team.ts';
import { build, openReleasedPortal, type ReleasedPortal, why } from '../../../../test/released-portal.ts';

let released: ReleasedPortal;
let portal: Portal;
let platform: Team;
let team: Team;
beforeAll(async () => {
  released = await openReleasedPortal();
  ({ portal, platform, team } = released);
});
afterAll(() => released.close());

const inForce = () => released.inForce();
const promote = (version: string, remote?: string) => released.promote(version, remote);
const startCanary = (version: string, percent: number) =>
  move(team, 'promote', { remote: 'booking', version, to: 'canary', percent, why });

describe('two who move the same remote at once', () => {
  /** Status and code of each, the one that came first at the front. */
  const outcomes = async (calls: ReturnType<Team['call']>[]) =>
    (await Promise.all(calls)).map((response) => [response.statusCode, response.json().code]).sort();
  const moved = [409, 'RELEASE_MOVED'];

  test('roll it back by one step, not by two', async () => {
    for (const number of [1, 2, 3]) await promote(build(number));
    const { number: seen } = await inForce();
    const body = { remote: 'booking', seen, why };
    const both = [platform, team].map((who) => who.call('POST /release/rollback', { body }));
    const [first, second] = await outcomes(both);
    expect([first?.[0], second]).toEqual([200, moved]);
    const now = await inForce();
    expect([now.number, now.stable.booking]).toEqual([seen + 1, build(2)]);
  });

  test('promote one of two versions, and the other one hears what is in force now', async () => {
    await promote(build(1));
    const { number: seen } = await inForce();
    const responses = await Promise.all(
      [build(2), build(3)].map((version) =>
        team.call('POST /release/promote', {
          body: { remote: 'booking', version, to: 'stable', seen, why },
        }),
      ),
    );
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
    const { stable, number } = await inForce();
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect([number, refused.code]).toEqual([seen + 1, 'RELEASE_MOVED']);
    expect(refused.message).toContain(`stable is ${stable.booking} now`);
    expect(refused.message).toContain('booking team has moved “booking” meanwhile');
    expect(refused.message).toContain(`deployment ${number}`);
  });

  test('wait for nobody who moves another remote, or pins a customer', async () => {
    await promote(build(1, 'site'), 'site');
    const { number: seen } = await inForce();
    const { customerId } = await portal.signIn();
    await promote(build(2, 'site'), 'site');
    await team.get('POST /release/pin', {
      body: { remote: 'booking', version: build(4), customerId, why },
    });
    const body = { remote: 'booking', seen, why };
    expect((await team.call('POST /release/rollback', { body })).statusCode).toBe(200);
    await team.get('POST /release/pin', { body: { remote: 'booking', version: null, customerId, why } });
  });

  test('start a canary and stop it', async () => {
    const { number: seen } = await inForce();
    await startCanary(build(4), 10);
    const body = { remote: 'booking', version: build(3), to: 'stable', seen, why };
    const response = await team.call('POST /release/promote', { body });
    expect([response.statusCode, response.json().code]).toEqual(moved);
    expect(response.json().message).toContain(`the canary is ${build(4)} (10 %)`);
    await startCanary(build(4), 0);
  });

  test('are not let through by a number that is still to come', async () => {
    const body = { remote: 'booking', seen: (await inForce()).number + 1000, why };
    expect(await refusal(team.call('POST /release/rollback', { body }))).toEqual(moved);
  });
});

test('a tool of an earlier version, which says nothing of what it saw, is refused no move, least of all the way back', async () => {
  await promote(build(1));
  await promote(build(2));
  await platform.get('POST /release/setSave', { body: { name: 'early', versions: { booking: build(3) } } });
  const moves = [
    ['POST /release/rollback', { remote: 'booking', why }, build(1)],
    ['POST /release/promote', { remote: 'booking', version: build(2), to: 'stable', why }, build(2)],
    ['POST /release/setPromote', { name: 'early', why }, build(3)],
    ['POST /release/setRollback', { why }, build(2)],
  ] as const;
  for (const [call, body, stable] of moves) {
    const response = await platform.call(call, { body });
    expect([call, response.statusCode, (await inForce()).stable.booking]).toEqual([call, 200, stable]);
  }
});
