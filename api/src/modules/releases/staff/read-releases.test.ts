import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Kysely, RootOperationNode } from 'kysely';
import { integrityOf, makeFronts, makeRemote } from '../../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import type { Tables } from '../../../database/tables.ts';
import { insertVersion } from '../versions/versions.repository.ts';
import { readHistory, readReleases, readVersion, withStorage } from './read-releases.ts';

const versions = 200;
const files = 20;
const surface = async () => null;
let portal: Portal;
let root: string;
beforeAll(async () => {
  root = makeFronts();
  portal = await openPortal({ fronts: root });
});
afterAll(async () => {
  await portal.close();
  rmSync(root, { recursive: true });
});

/** What each kind of call asks of the database, with all that it selects. */
async function asked(read: (database: Kysely<Tables>) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const watched = portal.database.kysely.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await read(watched);
  return nodes.map((node) => JSON.stringify(node));
}

async function publishMany(count: number, major = '1'): Promise<void> {
  const { record, declaration } = makeRemote('booking');
  for (let number = 1; number <= count; number += 1) {
    const own = Array.from({ length: files }, (_, at): [string, (typeof record.files)[string]] => [
      `static/js/${at}.js`,
      { integrity: integrityOf(`${at < 18 ? 0 : number} ${at}`), bytes: 1000, brotliBytes: 300 },
    ]);
    await insertVersion(portal.database.kysely, {
      origin: 'released',
      declaration,
      by: 'team',
      at: portal.clock(),
      bytes: 1,
      brotliBytes: 1,
      record: { ...record, version: `${major}.${number}.0+000000000000`, files: Object.fromEntries(own) },
    });
  }
}

test('a list, a history and one version cost the same few reads with 200 versions, and none of their records', async () => {
  const name = { remote: 'booking', version: '1.1.0+000000000000' };
  const reads = [
    (database: Kysely<Tables>) => readReleases({ database, surface }, null),
    (database: Kysely<Tables>) => readHistory(database, null),
    (database: Kysely<Tables>) => readVersion({ database, surface }, name),
    async (database: Kysely<Tables>) =>
      withStorage(database, (await readReleases({ database, surface }, 'booking')).remotes),
  ];
  const count = async () => {
    const counted: number[] = [];
    for (const read of reads) {
      const queries = await asked(read);
      expect(queries.filter((query) => /"name":"(record|declaration)"/.test(query))).toEqual([]);
      counted.push(queries.length);
    }
    return counted;
  };
  await publishMany(1);
  const before = await count();
  await portal.database.kysely
    .deleteFrom('remote_version_file')
    .where('remote', '=', 'booking')
    .where('version', '=', name.version)
    .execute();
  await portal.database.kysely.deleteFrom('remote_version').where('version', '=', name.version).execute();
  await publishMany(versions);
  expect(await count()).toEqual(before);
  expect(Math.max(...before)).toBeLessThan(14);
  const { versions: listed } = await readReleases({ database: portal.database.kysely, surface }, 'booking');
  expect(listed).toHaveLength(versions + 1);

  // Of what was removed the newest lines alone are left, and each version can still be looked at.
  await portal.database.kysely
    .updateTable('remote_version')
    .where('published_by', '=', 'team')
    .set({ removed_at: portal.clock() })
    .execute();
  await publishMany(250, '2');
  await portal.database.kysely
    .updateTable('remote_version')
    .where('version', 'like', '2.%')
    .set({ removed_at: new Date(portal.clock().getTime() + 1000) })
    .execute();
  const { versions: left } = await readReleases({ database: portal.database.kysely, surface }, 'booking');
  expect([left.length, left.filter(({ removedAt }) => removedAt === null).length]).toEqual([251, 1]);
  expect((await readVersion({ database: portal.database.kysely, surface }, name)).removedAt).not.toBeNull();
}, 60_000);
