import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase } from '../../test/open-test-database.ts';
import type { Database } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function read(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.kysely);
  return rows[0]?.value;
}

describe('what comes back, the same from both drivers', () => {
  test.each([
    [sql`date '2026-02-28'`, '2026-02-28'],
    [sql`timestamptz '2026-11-20 16:15:00.123456+08'`, '2026-11-20T08:15:00.123Z'],
    [sql`timestamptz '2026-11-20 08:15:00+00'`, '2026-11-20T08:15:00.000Z'],
    [sql`timestamptz 'infinity'`, 'infinity'],
    [sql`timestamp '2026-11-20 08:15:00'`, '2026-11-20 08:15:00'],
    [sql`time '08:15'`, '08:15:00'],
    [sql`interval '1 day 2 hours'`, '1 day 02:00:00'],
    [sql`12345678901234567890.120::numeric`, '12345678901234567890.120'],
    [sql`9007199254740991::int8`, 9007199254740991],
    [sql`7::int4`, 7],
    [sql`7::int2`, 7],
    [sql`0.1::float8`, 0.1],
    [sql`(select count(*) from (values (1), (2)) as two)`, 2],
    [sql`(select sum(n) from (values (1::int4), (2)) as two (n))`, 3],
    [sql`(select sum(n) from (values (1.50::numeric), (2)) as two (n))`, '3.50'],
    [sql`true`, true],
    [sql`null::text`, null],
    [sql`'{"a": [1, null, "盐田"]}'::jsonb`, { a: [1, null, '盐田'] }],
    [sql`'[1, 2]'::json`, [1, 2]],
    [sql`'null'::jsonb`, null],
    [sql`'\\x00ff'::bytea`, Buffer.from([0, 255])],
    [sql`array['a,"b"', null, 'NULL', '']`, ['a,"b"', null, 'NULL', '']],
    [sql`array[1, null]::int8[]`, [1, null]],
    [sql`array['2026-01-02']::date[]`, ['2026-01-02']],
    [sql`array[1.50]::numeric[]`, ['1.50']],
    [
      sql`array[array[1, 2], array[3, 4]]`,
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [sql`array['{"a": 1}']::jsonb[]`, [{ a: 1 }]],
    [sql`'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'::uuid`, 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
    [sql`point '(1,2)'`, '(1,2)'],
  ])('case %#', async (expression, value) => {
    expect(await read(expression)).toEqual(value);
  });

  test('a whole number that would lose digits is refused, not rounded', async () => {
    await expect(read(sql`9007199254740993::int8`)).rejects.toThrow('outside of the exact numbers');
  });
});

describe('what goes in', () => {
  test.each([
    [sql`${new Date('2026-11-20T08:15:00.123Z')}::timestamptz`, '2026-11-20T08:15:00.123Z'],
    [sql`${'2026-11-20T08:15:00.123Z'}::timestamptz`, '2026-11-20T08:15:00.123Z'],
    [sql`${'2026-02-28'}::date`, '2026-02-28'],
    [sql`${'1.230'}::numeric`, '1.230'],
    [sql`${1.5}::numeric`, '1.5'],
    [sql`${42}::int8`, 42],
    [sql`${42n}::int8`, 42],
    [sql`${42}::text`, '42'],
    [sql`${true}::boolean`, true],
    [sql`${null}::text`, null],
    [sql`${{ a: ['盐田'] }}::jsonb`, { a: ['盐田'] }],
    [sql`${JSON.stringify(['盐田'])}::jsonb`, ['盐田']],
    [sql`${Buffer.from([0, 92, 255])}::bytea`, Buffer.from([0, 92, 255])],
    [sql`${['a,"b\\c"', null, '']}::text[]`, ['a,"b\\c"', null, '']],
    [sql`${[1, 2]}::int4[]`, [1, 2]],
    [sql`${'盐'} = any(${['盐', '田']}::text[])`, true],
    [sql`${"it's \\ % _"}::text`, "it's \\ % _"],
  ])('case %#', async (expression, value) => {
    expect(await read(expression)).toEqual(value);
  });
});

test('a stored key sorts by its bytes', async () => {
  const { rows } = await sql<{ key: string }>`
    select key from (values ('b'), ('a z'), ('B'), ('ab'), ('1')) as keys (key) order by key collate "C"`.execute(
    database.kysely,
  );
  expect(rows.map(({ key }) => key)).toEqual(['1', 'B', 'a z', 'ab', 'b']);
});
