import { type ListFieldKind, type Operator, operatorsOfKind } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase } from '../../test/open-test-database.ts';
import type { Database } from '../database/open-database.ts';
import { conditionSql } from './list-conditions.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());

const exampleOf: Record<ListFieldKind, (at: number) => string> = {
  text: (at) => `耳机${at}`,
  code: (at) => `SZL${at}`,
  choice: (at) => `choice${at}`,
  flag: (at) => String(at % 2),
  number: (at) => `${at}.5`,
  date: (at) => `2026-12-${10 + (at % 20)}`,
  datetime: (at) => `2026-12-01 10:00:${10 + (at % 50)}`,
};
const kinds = Object.entries(operatorsOfKind) as [ListFieldKind, readonly Operator[]][]; // the keys, typed
const cases = kinds.flatMap(([kind, operators]) => operators.map((operator) => [kind, operator] as const));
const column = { column: 'name' };

function compile(kind: ListFieldKind, operator: Operator, count: number) {
  const values = Array.from({ length: count }, (_, at) => exampleOf[kind](at));
  const condition = conditionSql({ field: 'any', operator, values }, kind, column);
  return sql`select ${condition} as found`.compile(database.kysely);
}

test.each(cases)('%s %s is one test of one array, however many values there are', (kind, operator) => {
  const [few, many] = [compile(kind, operator, 2), compile(kind, operator, 50)];
  expect(many.sql).toBe(few.sql);
  expect(many.parameters).toHaveLength(1);
  expect(many.parameters[0]).toHaveLength(50);
  expect(many.sql).not.toMatch(/ or | and /);
  expect(many.sql.match(/"name"/g)).toHaveLength(1);
});

test('of rows of its own a column asks once whether there is one', () => {
  const anyRow = (matches: Parameters<typeof sql>[1]) =>
    sql<boolean>`exists (select from part where ${matches})`;
  const values = Array.from({ length: 50 }, (_, at) => `A${at}`);
  const condition = conditionSql({ field: 'any', operator: 'notinclude', values }, 'code', {
    ...column,
    anyRow,
  });
  const { sql: text } = sql`select ${condition}`.compile(database.kysely);
  expect(text.match(/from part/g)).toHaveLength(1);
});

test.each([
  ['text', 'include', ['50%', '_'], true],
  ['text', 'include', ['50%x', '__'], false],
  ['text', '=', ['蓝牙50%_耳机'], true],
  ['text', '=', ['蓝牙', '耳机'], false],
  ['code', 'include', ['50%_'], true],
  ['code', 'notinclude', ['x', '50\\%'], true],
] as const)('%s %s %j means its characters and nothing else', async (kind, operator, values, isFound) => {
  const condition = conditionSql({ field: 'any', operator, values }, kind, column);
  const { rows } = await sql<{ found: boolean }>`
    select ${condition} as found from (select ${'\n蓝牙50%_耳机\n'}::text as name) one
  `.execute(database.kysely);
  expect(rows).toEqual([{ found: isFound }]);
});
