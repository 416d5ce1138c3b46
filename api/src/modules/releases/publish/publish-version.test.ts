import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentId } from '@berth/contract/release';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundledVersion, integrityOf, makeRemote } from '../../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { bodyOf, callMove, makeVersion, openTeam, publish, refusal } from '../../../../test/release-team.ts';
import { openTeamPortal, type TeamPortal } from '../../../../test/team-portal.ts';
import { createReleaseFileReader } from '../versions/read-release-file.ts';

let portal: Portal;
let opened: TeamPortal;
let team: TeamPortal['team'];
beforeAll(async () => {
  opened = await openTeamPortal('booking');
  ({ portal, team } = opened);
});
afterAll(async () => await opened.close());

describe('a version that a team publishes', () => {
  test('is registered with its files, and runs for nobody', async () => {
    const build = makeVersion('booking', '1.0.0');
    const { record, files } = build;
    const before = await team.get('GET /release/list', { query: {} });
    expect(await publish(team, build)).toMatchObject({
      remote: 'booking',
      version: record.version,
      publishedBy: 'booking team',
      publishedAt: '2026-11-20T02:00:00.000Z',
      origin: 'released',
      uses: [],
      files: 3,
      bytes: Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0),
      removedAt: null,
    });
    const after = await team.get('GET /release/list', { query: {} });
    const running = (list: typeof after) => list.remotes.map(({ storedBytes: _stored, ...state }) => state);
    expect([after.deployment, running(after)]).toEqual([before.deployment, running(before)]);
    const details = await team.get('GET /release/version', {
      query: { remote: 'booking', version: '1.0.0' },
    });
    expect(details.record).toEqual(record);
  });

  test('is read back to the byte, also compressed', async () => {
    const build = makeVersion('booking', '1.0.1');
    await publish(team, build);
    const read = createReleaseFileReader({ database: portal.database.kysely, files: portal.files });
    for (const [path, text] of Object.entries(build.files)) {
      const file = await read('booking', build.record.version, path);
      expect(file?.integrity).toBe(integrityOf(text));
      expect((await file?.read('identity'))?.toString()).toBe(text);
    }
    const page = await read('booking', build.record.version, 'static/js/pages.js');
    expect(page?.encodings).toEqual(['br', 'gzip']);
    const text = build.files['static/js/pages.js'];
    expect(brotliDecompressSync((await page?.read('br')) ?? '').toString()).toBe(text);
    expect(gunzipSync((await page?.read('gzip')) ?? '').toString()).toBe(text);
    const tiny = await read('booking', build.record.version, 'remote-entry.js');
    expect(tiny?.encodings).toEqual([]);
    for (const [version, path] of [
      [build.record.version, 'static/js/gone.js'],
      [build.record.version, '../../../etc/passwd'],
      [build.record.version, 'toString'],
      ['9.9.9+000000000001', 'remote-entry.js'],
    ] as const) {
      expect(await read('booking', version, path)).toBeNull();
    }
  });

  test('uploads only what is not here yet', async () => {
    const build = makeVersion('booking', '1.0.2');
    const { missing } = await team.get('POST /release/offer', bodyOf(build));
    expect(missing).toEqual([build.record.files['static/js/pages.js']?.integrity]);
  });

  test('is never overwritten: not by another record, which needs something else', async () => {
    const build = makeVersion('booking', '1.1.0');
    await publish(team, build);
    const other = { ...build, record: { ...build.record, shared: {} } };
    for (const key of ['POST /release/offer', 'POST /release/publish'] as const) {
      expect(await refusal(team.call(key, bodyOf(other)))).toEqual([409, 'VERSION_EXISTS']);
    }
    const details = await team.get('GET /release/version', {
      query: { remote: 'booking', version: '1.1.0' },
    });
    expect(details.record).toEqual(build.record);
  });

  test('declares of itself what its own remote.json says: nothing else is taken, before or after', async () => {
    const build = makeVersion('booking', '1.1.3');
    const declared = { ...build.declaration, title: { 'zh-CN': '伪造', en: 'Forged' }, public: true };
    const forged = { body: { record: build.record, declaration: declared } };
    const { missing } = await team.get('POST /release/offer', forged);
    for (const [path, text] of Object.entries(build.files)) {
      const integrity = build.record.files[path]?.integrity ?? '';
      if (!missing.includes(integrity)) continue;
      await team.get('POST /release/file', { query: { integrity }, upload: new File([text], 'file') });
    }
    const response = await team.call('POST /release/publish', forged);
    expect([response.statusCode, response.json().fields?.[0]?.field]).toEqual([400, 'declaration']);
    expect(await publish(team, build)).toMatchObject({ done: 'published' });
    for (const key of ['POST /release/offer', 'POST /release/publish'] as const) {
      expect(await refusal(team.call(key, forged))).toEqual([409, 'VERSION_EXISTS']);
    }
  });

  test('without a remote.json is no build', async () => {
    const build = makeVersion('booking', '1.1.4');
    const { 'remote.json': _declared, ...files } = build.record.files;
    const id = contentId(files, (text) => createHash('sha256').update(text).digest('hex'));
    const record = { ...build.record, version: `1.1.4+${id}`, files };
    const response = await team.call('POST /release/publish', bodyOf({ ...build, record }));
    expect([response.statusCode, response.json().fields?.[0]?.message]).toEqual([
      400,
      'The record lists no file remote.json',
    ]);
  });

  test('whose remote.json is gone from the store since it was offered is refused as unreadable: the next offer says that it is missing', async () => {
    const declared = { title: { 'zh-CN': '货', en: 'Goods' } };
    const build = makeRemote('booking', { version: '1.1.5' }, declared);
    const integrity = build.record.files['remote.json']?.integrity ?? '';
    const upload = new File([build.files['remote.json'] ?? ''], 'file');
    await publish(team, makeVersion('booking', '1.1.5'));
    await team.get('POST /release/file', { query: { integrity }, upload });
    const pages = build.record.files['static/js/pages.js']?.integrity ?? '';
    const page = new File([build.files['static/js/pages.js'] ?? ''], 'file');
    await team.get('POST /release/file', { query: { integrity: pages }, upload: page });
    const row = await portal.database.kysely
      .selectFrom('release_file')
      .where('integrity', '=', integrity)
      .select('storage_key')
      .executeTakeFirstOrThrow();
    await portal.files.delete(row.storage_key);
    expect(await refusal(team.call('POST /release/publish', bodyOf(build)))).toEqual([
      503,
      'RELEASE_FILE_UNREADABLE',
    ]);
    expect((await team.get('POST /release/offer', bodyOf(build))).missing).toEqual([integrity]);
  });

  test('has the name of its content: another one is not taken', async () => {
    const build = makeVersion('booking', '1.1.2');
    const other = makeVersion('booking', '1.1.2+other');
    const right = build.record.version.slice(-12);
    for (const version of [other.record.version, '1.1.2+000000000000']) {
      for (const key of ['POST /release/offer', 'POST /release/publish'] as const) {
        const response = await team.call(key, bodyOf({ ...build, record: { ...build.record, version } }));
        expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST_INVALID']);
        const [problem] = response.json().fields;
        expect(problem).toMatchObject({
          field: 'record.version',
          message: expect.stringContaining(`+${right}`),
        });
      }
    }
    // A file more, or one under another path, is another content.
    const { 'static/js/pages.js': page, ...files } = build.record.files;
    const moved = { ...build.record, files: { ...files, 'static/js/other.js': page } };
    expect(
      await refusal(team.call('POST /release/offer', { body: { ...bodyOf(build).body, record: moved } })),
    ).toEqual([400, 'REQUEST_INVALID']);
  });

  test('with a part that has no code is not taken, nor is one for a permission that nobody has', async () => {
    const declaring = (part: object) =>
      makeRemote(
        'booking',
        { version: '1.1.3' },
        { parts: [{ name: 'today', slot: 'console.today', ...part }] },
      );
    const problems = async (build: ReturnType<typeof declaring>) =>
      (await team.call('POST /release/offer', bodyOf(build))).json().fields;
    expect(await problems(declaring({}))).toMatchObject([
      { field: 'declaration.parts', message: 'The build has no code for the part “today”' },
    ]);
    expect(await problems(declaring({ permission: 'booking:everything' }))).toMatchObject([
      { field: expect.stringContaining('declaration.parts.0.permission') },
    ]);
  });

  test('that two publish at once is published once', async () => {
    const build = makeVersion('booking', '1.1.1');
    const results = await Promise.all([publish(team, build), publish(team, build)]);
    expect(results.map(({ done }) => done).sort()).toEqual(['nothing', 'published']);
    const rows = await portal.database.kysely
      .selectFrom('remote_version')
      .where('version', '=', build.record.version)
      .select('version')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('is refused while files are missing, and says which', async () => {
    const build = makeVersion('booking', '1.2.0');
    const response = await team.call('POST /release/publish', bodyOf(build));
    expect([response.statusCode, response.json().code]).toEqual([422, 'RELEASE_FILES_MISSING']);
    expect(response.json().fields).toEqual([
      { field: 'static/js/pages.js', message: build.record.files['static/js/pages.js']?.integrity },
    ]);
  });

  test('is refused when its record names files that it does not list', async () => {
    const build = makeVersion('booking', '1.2.1', { entry: 'gone.js' });
    const response = await team.call('POST /release/offer', bodyOf(build));
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST_INVALID']);
    expect(response.json().fields[0]).toMatchObject({
      field: 'record.files',
      message: expect.stringContaining('gone.js'),
    });
    const inherited = bodyOf(makeVersion('booking', '1.2.1', { entry: 'constructor' }));
    expect(await refusal(team.call('POST /release/offer', inherited))).toEqual([400, 'REQUEST_INVALID']);
    const mixed = {
      ...makeVersion('booking', '1.2.2'),
      declaration: makeVersion('site', '1.0.0').declaration,
    };
    expect((await team.call('POST /release/offer', bodyOf(mixed))).json().fields[0].field).toBe(
      'declaration.name',
    );
  });

  test.each(['../escape.js', '/root.js', 'a//b.js', 'a/../b.js'])(
    'is refused with the path %s',
    async (path) => {
      const build = makeVersion('booking', '1.2.3');
      const file = { integrity: integrityOf('x'), bytes: 1, brotliBytes: 1 };
      const record = { ...build.record, files: { ...build.record.files, [path]: file } };
      expect(await refusal(team.call('POST /release/offer', bodyOf({ ...build, record })))).toEqual([
        400,
        'REQUEST_INVALID',
      ]);
    },
  );
});

describe('a file', () => {
  test('with another hash than stated is refused and not stored', async () => {
    const integrity = integrityOf('what it should be');
    const upload = new File(['what it is'], 'file');
    expect(await refusal(team.call('POST /release/file', { query: { integrity }, upload }))).toEqual([
      422,
      'RELEASE_FILE_CORRUPT',
    ]);
    const rows = await portal.database.kysely
      .selectFrom('release_file')
      .where('integrity', '=', integrity)
      .select('storage_key')
      .execute();
    expect(rows).toEqual([]);
  });

  test('that is uploaded twice at once is stored once', async () => {
    const text = 'the same file';
    const send = () =>
      team.get('POST /release/file', {
        query: { integrity: integrityOf(text) },
        upload: new File([text], 'file'),
      });
    await Promise.all([send(), send(), send()]);
    const live = await portal.database.kysely
      .selectFrom('release_file')
      .where('integrity', '=', integrityOf(text))
      .where('doomed_at', 'is', null)
      .select('storage_key')
      .execute();
    expect(live).toHaveLength(1);
  });
});

describe('the gate', () => {
  test('refuses a build for a newer runtime, in both languages', async () => {
    const build = makeVersion('booking', '2.0.0', { runtime: { range: '^9.0.0', uses: [] } });
    for (const key of ['POST /release/offer', 'POST /release/publish'] as const) {
      const response = await team.call(key, bodyOf(build));
      expect([response.statusCode, response.json().code]).toEqual([422, 'RELEASE_INCOMPATIBLE']);
      const [reason] = response.json().fields;
      expect(reason).toMatchObject({ message: reason.texts.en });
      expect(reason.texts.en).toContain('^9.0.0');
      expect(reason.texts['zh-CN']).toContain('^9.0.0');
    }
    const chinese = await team.call('POST /release/offer', bodyOf(build), { 'accept-language': 'zh-CN' });
    const [reason] = chinese.json().fields;
    expect(reason.message).toBe(reason.texts['zh-CN']);
  });

  test('refuses a shape that leads back to itself, and goes on answering', async () => {
    const build = makeVersion('booking', '2.0.3', {
      contract: { hash: '1'.repeat(64), endpoints: { 'GET /ready': { input: null, output: { $ref: '#' } } } },
    });
    const response = await team.call('POST /release/offer', bodyOf(build));
    expect(response.json()).toMatchObject({
      code: 'RELEASE_INCOMPATIBLE',
      fields: [{ field: 'GET /ready' }],
    });
  });

  test('refuses a call that this API does not have', async () => {
    const { endpoints } = (await team.get('GET /release/surface')).contract;
    const [known] = Object.values(endpoints);
    if (!known) throw new Error('the contract is empty');
    const build = makeVersion('booking', '2.0.1', {
      contract: { hash: '1'.repeat(64), endpoints: { 'GET /business/gone': known } },
    });
    const response = await team.call('POST /release/offer', bodyOf(build));
    expect(response.json().code).toBe('RELEASE_INCOMPATIBLE');
    expect(response.json().fields[0].field).toContain('GET /business/gone');
  });

  test.each(['/business/lcl', '/business/lcl/detail', '/business', '/'])(
    'lets %s of another remote not come in force',
    async (path) => {
      const site = await openTeam(portal, 'site');
      const build = makeRemote('site', { version: '1.0.0' }, { basePaths: ['/business/lclother', path] });
      // It may be published, for a set in which booking gives the path up; alone it is never in force.
      const offer = await site.get('POST /release/offer', bodyOf(build));
      expect(offer.takenPaths).toEqual([{ path, remote: 'booking', version: bundledVersion }]);
      const { version } = await publish(site, build);
      for (const share of [{ to: 'stable' }, { to: 'canary', percent: 5 }] as const) {
        const response = await callMove(site, 'promote', { remote: 'site', version, why: 'test', ...share });
        expect(response.statusCode).toBe(409);
        expect(response.json()).toMatchObject({
          code: 'RELEASE_PATHS_TAKEN',
          fields: [
            {
              field: `basePaths ${path}`,
              message: `The path ${path} of “site” belongs to “booking” ${bundledVersion} (stable)`,
            },
          ],
        });
      }
    },
  );

  test('refuses a remote that takes pages of the portal, or menu entries of another one’s pages', async () => {
    const site = await openTeam(portal, 'site');
    const meta = { title: { 'zh-CN': '假拼箱', en: 'False LCL' }, fullpage: true };
    const menu = [{ name: 'lcl', path: '/business/lcl/index', meta }];
    const build = makeRemote(
      'site',
      { version: '1.0.7' },
      { basePaths: ['/index', '/system/releases'], menu },
    );
    for (const path of ['offer', 'publish'] as const) {
      const response = await site.call(`POST /release/${path}`, bodyOf(build));
      expect([response.statusCode, response.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'RELEASE_CLAIMS_FOREIGN',
          fields: [
            expect.objectContaining({ field: 'basePaths /system/releases' }),
            expect.objectContaining({ field: 'menu /business/lcl/index' }),
          ],
        }),
      ]);
    }
  });

  test('lets what fits pass', async () => {
    const surface = await team.get('GET /release/surface');
    expect(surface.runtime).toEqual({ version: '0.1.0', exports: ['Link', 'useSession'] });
    expect(Object.keys(surface.contract.endpoints)).toContain('GET /business/getBookingListLcl');
    const { endpoints } = surface.contract;
    const used = Object.fromEntries(
      Object.entries(endpoints).filter(([key]) => key.startsWith('GET /business')),
    );
    const build = makeVersion('booking', '2.0.2', {
      contract: { hash: surface.contract.hash, endpoints: used },
    });
    expect((await publish(team, build)).version).toBe(build.record.version);
  });

  test('cannot be passed without a shell to check against', async () => {
    const bare = await openPortal();
    try {
      const platform = await openTeam(bare, '*');
      const build = bodyOf(makeVersion('booking', '1.0.0'));
      expect(await refusal(platform.call('POST /release/offer', build))).toEqual([503, 'RELEASE_NO_SURFACE']);
      expect(await refusal(platform.call('GET /release/surface'))).toEqual([503, 'RELEASE_NO_SURFACE']);
    } finally {
      await bare.close();
    }
  });
});
