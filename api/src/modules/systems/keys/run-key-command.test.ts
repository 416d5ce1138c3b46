import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCaller } from '../../../../test/caller.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { readKeyCommand, runKeyCommand } from './run-key-command.ts';

describe('what is typed', () => {
  test('is read', () => {
    expect(readKeyCommand(['add', ' Yantian WMS '], ['tracking', 'status', 'status'])).toEqual({
      what: 'add',
      name: 'Yantian WMS',
      scopes: ['status', 'tracking'],
    });
    expect(readKeyCommand(['list'], [])).toEqual({ what: 'list' });
  });

  test.each([
    ['nothing', [], []],
    ['an unknown command', ['remove'], []],
    ['no name', ['add'], ['status']],
    ['a name in two words', ['add', 'Yantian', 'WMS'], ['status']],
    ['a name that is too long', ['add', 'x'.repeat(61)], ['status']],
    ['no scope', ['add', 'WMS'], []],
    ['an unknown scope', ['add', 'WMS'], ['everything']],
    ['no id', ['revoke'], []],
    ['a name for an id', ['revoke', 'WMS'], []],
  ])('%s is answered with the usage', (_what, words, scopes) => {
    expect(() => readKeyCommand(words, scopes)).toThrow(/Usage/);
  });
});

describe('a key', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal();
  });
  afterAll(async () => await portal.close());

  test('that was added works, is listed without its secret, and is refused after it was revoked', async () => {
    const deps = { database: portal.database.kysely, clock: portal.clock };
    expect(await runKeyCommand(deps, { what: 'list' })).toBe('There are no keys.');
    const said = await runKeyCommand(deps, { what: 'add', name: 'WMS', scopes: ['warehouse'] });
    const text = said.split('\n')[0] ?? '';
    const ask = () =>
      createCaller(portal.app, { authorization: `Bearer ${text}` }).call('GET /integration/booking', {
        query: { businessNumber: 'SZL-261120-0001' },
      });
    expect((await ask()).statusCode).toBe(404);
    const listed = await runKeyCommand(deps, { what: 'list' });
    expect(listed).toMatch(
      / {2}WMS {2}warehouse {2}made 2026-11-20 10:00:00 {2}last used 2026-11-20 10:00:00$/,
    );
    expect(listed).not.toContain(text.slice(-43));
    const id = listed.slice(0, 36);
    expect(said).toContain(id);
    await runKeyCommand(deps, { what: 'revoke', id });
    expect((await ask()).statusCode).toBe(401);
    await expect(runKeyCommand(deps, { what: 'revoke', id })).rejects.toThrow(/no key/);
    expect(await runKeyCommand(deps, { what: 'list' })).toContain('revoked');
  });
});
