import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeFronts } from '../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { bodyOf, makeVersion, openTeam, refusal } from '../../../test/release-team.ts';
import { serverItself } from './release-dependencies.ts';
import { revokeKey } from './release-keys.ts';

let portal: Portal;
let root: string;
let team: Awaited<ReturnType<typeof openTeam>>;
beforeAll(async () => {
  root = makeFronts();
  portal = await openPortal({ fronts: root });
  team = await openTeam(portal, 'booking');
});
afterAll(async () => {
  await portal.close();
  rmSync(root, { recursive: true });
});

describe('a release key', () => {
  test('of booking touches nothing of site, nor any set', async () => {
    const foreign = bodyOf(makeVersion('site', '1.0.0+000000000001'));
    const why = 'mine now';
    const customerId = crypto.randomUUID();
    for (const call of [
      team.call('POST /release/offer', foreign),
      team.call('POST /release/publish', foreign),
      team.call('POST /release/promote', { body: { remote: 'site', version: '0.1.0', to: 'stable', why } }),
      team.call('POST /release/rollback', { body: { remote: 'site', why } }),
      team.call('POST /release/pin', { body: { remote: 'site', version: null, customerId, why } }),
      team.call('POST /release/setSave', { body: { name: 'mine', versions: { booking: '1.0.0' } } }),
      team.call('POST /release/setPromote', { body: { name: 'mine', why } }),
      team.call('POST /release/setRollback', { body: { why } }),
    ]) {
      expect(await refusal(call)).toEqual([403, 'RELEASE_KEY_FOREIGN']);
    }
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
