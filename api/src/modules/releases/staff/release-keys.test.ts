import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Portal } from '../../../../test/portal.ts';
import { bodyOf, makeVersion, move, openTeam, publish, refusal } from '../../../../test/release-team.ts';
import { openTeamPortal, type TeamPortal } from '../../../../test/team-portal.ts';
import { serverItself } from '../release-dependencies.ts';
import { revokeKey } from './release-keys.ts';

let portal: Portal;
let opened: TeamPortal;
let team: TeamPortal['team'];
beforeAll(async () => {
  opened = await openTeamPortal('booking');
  ({ portal, team } = opened);
});
afterAll(async () => await opened.close());

describe('a release key', () => {
  test('of booking touches nothing of site, nor any set', async () => {
    const foreign = bodyOf(makeVersion('site', '1.0.0'));
    const why = 'mine now';
    const customerId = crypto.randomUUID();
    const seen = 1;
    for (const call of [
      team.call('POST /release/offer', foreign),
      team.call('POST /release/publish', foreign),
      team.call('POST /release/promote', {
        body: { remote: 'site', version: '0.1.0', to: 'stable', seen, why },
      }),
      team.call('POST /release/rollback', { body: { remote: 'site', seen, why } }),
      team.call('POST /release/pin', { body: { remote: 'site', version: null, customerId, why } }),
      team.call('POST /release/remove', { body: { remote: 'site', version: '0.1.0', why } }),
    ]) {
      expect(await refusal(call)).toEqual([403, 'RELEASE_KEY_FOREIGN']);
    }
    for (const call of [
      team.call('POST /release/setSave', { body: { name: 'mine', versions: { booking: '1.0.0' } } }),
      team.call('POST /release/setPromote', { body: { name: 'mine', seen, why } }),
      team.call('POST /release/setRollback', { body: { seen, why } }),
    ]) {
      const response = await call;
      expect([response.statusCode, response.json().code]).toEqual([403, 'RELEASE_KEY_NOT_FOR_ALL']);
      expect(response.json().message).toContain(
        'a key for all remotes, which staff make on /system/releases',
      );
    }
  });

  test('of booking reads of booking alone, one for all reads everything', async () => {
    const platform = await openTeam(portal, '*');
    const own = await publish(team, makeVersion('booking', '2.0.0'));
    const foreign = await publish(platform, makeVersion('site', '2.0.0'));
    const { customerId } = await portal.signIn();
    const body = { remote: 'site', version: foreign.version, customerId, why: 'for the test' };
    await platform.get('POST /release/pin', { body });
    await platform.get('POST /release/setSave', {
      body: { name: 'both', versions: { booking: own.version, site: foreign.version } },
    });
    await platform.get('POST /release/setSave', { body: { name: 'theirs', versions: { site: '2.0.0' } } });
    await move(platform, 'setPromote', { name: 'both', why: 'for the test' });

    for (const query of [{}, { remote: 'booking' }]) {
      const list = await team.get('GET /release/list', { query });
      expect(JSON.stringify(list)).not.toContain('site');
      expect(list.remotes.map(({ remote }) => remote)).toEqual(['booking']);
      expect(list.sets).toMatchObject([{ name: 'both', versions: { booking: own.version } }]);
      const history = await team.get('GET /release/history', { query });
      expect(JSON.stringify(history)).not.toContain('site');
      expect(history.find(({ kind }) => kind === 'setPromoted')?.moved).toMatchObject([
        { remote: 'booking', to: own.version },
      ]);
    }
    const version = { remote: 'site', version: foreign.version };
    for (const call of [
      team.call('GET /release/list', { query: { remote: 'site' } }),
      team.call('GET /release/history', { query: { remote: 'site' } }),
      team.call('GET /release/version', { query: version }),
      // Nor does it say whether there is such a thing.
      team.call('GET /release/version', { query: { remote: 'nothing', version: '1.0.0' } }),
    ]) {
      expect(await refusal(call)).toEqual([403, 'RELEASE_KEY_FOREIGN']);
    }
    const all = await platform.get('GET /release/list', { query: {} });
    expect(all.remotes.map(({ remote }) => remote)).toEqual(['booking', 'site']);
    expect(all.sets.map(({ name }) => name)).toEqual(['both', 'theirs']);
    expect((await platform.get('GET /release/version', { query: version })).version).toBe(foreign.version);
    expect(JSON.stringify(await platform.get('GET /release/history', { query: {} }))).toContain('site');
  });

  test('is stored as a hash alone, and its use is noted', async () => {
    await team.get('GET /release/list', { query: {} });
    const rows = await portal.database.kysely.selectFrom('release_key').selectAll().execute();
    const secret = team.text.slice(-43);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.every(({ secret_hash }) => !secret_hash.toString('utf8').includes(secret))).toBe(true);
    expect(rows.find(({ id }) => id === team.keyId)?.last_used_at).toBe('2026-11-20T02:00:00.000Z');
    expect(portal.log.join('')).not.toContain(secret);
  });

  test('is refused when it is wrong, foreign or revoked', async () => {
    const ended = await openTeam(portal, 'booking');
    expect((await ended.call('GET /release/surface')).statusCode).toBe(200);
    await revokeKey({ database: portal.database.kysely, clock: portal.clock }, serverItself, ended.keyId);
    const person = await portal.signIn();
    const wrong = `${team.text.slice(0, -1)}${team.text.endsWith('A') ? 'B' : 'A'}`;
    const other = await openTeam(portal, 'booking');
    const crossed = `${team.text.slice(0, 37)}${other.text.slice(37)}`;
    for (const call of [
      ended.call('GET /release/surface'),
      person.call('GET /release/surface'),
      portal.visitor.call('GET /release/surface'),
      portal.visitor.call('GET /release/surface', {}, { authorization: `Bearer ${wrong}` }),
      portal.visitor.call('GET /release/surface', {}, { authorization: `Bearer ${crossed}` }),
      portal.visitor.call('GET /release/surface', {}, { authorization: `Bearer ${team.text}x` }),
    ]) {
      expect(await refusal(call)).toEqual([401, 'RELEASE_KEY_REFUSED']);
    }
  });
});
