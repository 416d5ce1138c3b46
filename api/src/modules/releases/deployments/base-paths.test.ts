import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRemote } from '../../../../test/fronts.ts';
import type { Portal } from '../../../../test/portal.ts';
import { callMove, move, publish, type Team } from '../../../../test/release-team.ts';
import { openReleasedPortal, type ReleasedPortal, why } from '../../../../test/released-portal.ts';

let released: ReleasedPortal;
let portal: Portal;
let platform: Team;
beforeAll(async () => {
  released = await openReleasedPortal();
  ({ portal, platform } = released);
});
afterAll(() => released.close());

const inForce = () => released.inForce();
const promote = (version: string, remote?: string) => released.promote(version, remote);

describe('a path that moves from one remote to another', () => {
  const path = '/business/moved';
  /** A version with the path or without it. */
  const make = (remote: string, name: string, hasPath: boolean) => {
    const basePaths = [`/business/${remote}`, ...(hasPath ? [path] : [])];
    return makeRemote(remote, { version: name, text: name }, { basePaths });
  };
  const saveSet = (name: string, versions: Record<string, string>) =>
    platform.get('POST /release/setSave', { body: { name, versions } });
  const promoteSet = (name: string) => callMove(platform, 'setPromote', { name, why });
  const taken = (owner: string) => ({
    code: 'RELEASE_PATHS_TAKEN',
    fields: [{ field: `basePaths ${path}`, message: expect.stringContaining(owner) }],
  });
  const [bookingWith, bookingWithout] = [make('booking', '2.0.0', true), make('booking', '2.1.0', false)];
  const [siteWithout, siteWith] = [make('site', '2.0.0', false), make('site', '2.1.0', true)];
  const [from, to] = [bookingWith.record.version, bookingWithout.record.version];

  beforeAll(async () => {
    for (const each of [bookingWith, siteWithout]) {
      await publish(platform, each);
      await promote(each.record.version, each.record.name);
    }
    await publish(platform, bookingWithout);
    expect((await platform.get('POST /release/offer', { body: siteWith })).takenPaths).toEqual([
      { path, remote: 'booking', version: from },
    ]);
    await publish(platform, siteWith);
    await saveSet('moving', { booking: to, site: siteWith.record.version });
    await saveSet('half', { site: siteWith.record.version });
  });

  test('is not taken by one of them alone, nor by half a set, nor as a canary or a pin', async () => {
    const { number } = await inForce();
    const version = siteWith.record.version;
    const { customerId } = await portal.signIn();
    for (const response of [
      await callMove(platform, 'promote', { remote: 'site', version, to: 'stable', why }),
      await callMove(platform, 'promote', { remote: 'site', version, to: 'canary', percent: 5, why }),
      await promoteSet('half'),
      await platform.call('POST /release/pin', { body: { remote: 'site', version, customerId, why } }),
    ]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject(taken(`“booking” ${from} (stable)`));
    }
    expect(await inForce()).toMatchObject({ number, pins: {} });
  });

  test('waits for a pin on the version that still has it', async () => {
    const { customerId } = await portal.signIn();
    const pin = (version: string | null) =>
      platform.get('POST /release/pin', { body: { remote: 'booking', version, customerId, why } });
    await pin(from);
    const response = await promoteSet('moving');
    expect(response.json()).toMatchObject(taken(`“booking” ${from} (pinned to a customer)`));
    await pin(null);
  });

  test('waits for the other pin where taking one away would give it to two', async () => {
    const { customerId } = await portal.signIn();
    const pin = (remote: string, version: string | null) =>
      platform.call('POST /release/pin', { body: { remote, version, customerId, why } });
    // The customer has the path from the site, since their booking is one that left it.
    expect((await pin('booking', to)).statusCode).toBe(200);
    expect((await pin('site', siteWith.record.version)).statusCode).toBe(200);
    const { number } = await inForce();
    const response = await pin('booking', null);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject(taken(`“site” ${siteWith.record.version} (pinned to a customer)`));
    expect(await inForce()).toMatchObject({
      number,
      pins: { [customerId]: { booking: to, site: siteWith.record.version } },
    });
    expect((await pin('site', null)).statusCode).toBe(200);
    expect((await pin('booking', null)).statusCode).toBe(200);
  });

  test('moves in a set with both, a canary on the way or not, and back with the set', async () => {
    // A canary of a remote in the set ends with it, and one of the version that is to be is none the worse.
    await move(platform, 'promote', { remote: 'booking', version: to, to: 'canary', percent: 50, why });
    expect((await promoteSet('moving')).statusCode).toBe(200);
    expect(await inForce()).toMatchObject({
      stable: { booking: to, site: siteWith.record.version },
      canary: {},
    });
    // Now it is the other one's, in whatever share.
    for (const share of [{ to: 'canary', percent: 5 }, { to: 'stable' }] as const) {
      const response = await callMove(platform, 'promote', {
        remote: 'booking',
        version: from,
        why,
        ...share,
      });
      expect(response.json()).toMatchObject(taken(`“site” ${siteWith.record.version} (stable)`));
    }
    await move(platform, 'setRollback', { why });
    expect((await inForce()).stable).toEqual({ booking: from, site: siteWithout.record.version });
  });

  test('is not given to a set while a canary of a third remote has it', async () => {
    const third = make('cost', '2.0.0', true);
    await promote(to);
    await publish(platform, third);
    await move(platform, 'promote', {
      remote: 'cost',
      version: third.record.version,
      to: 'canary',
      percent: 5,
      why,
    });
    const response = await promoteSet('half');
    expect(response.json()).toMatchObject(taken(`“cost” ${third.record.version} (canary)`));
  });
});
