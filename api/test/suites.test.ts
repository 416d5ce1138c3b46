import { expect, test } from '@jest/globals';
import { listSuites, planSuites, reachesDatabase } from './suites.ts';

const suites = listSuites();
const onServer = suites.filter((path) => reachesDatabase(path) && !path.endsWith('.embedded.test.ts'));

test('each suite runs once on the embedded database, and each that opens one runs once on PostgreSQL', () => {
  const plans = [planSuites({}), planSuites({ MATRIX: 'databases' }), planSuites({ MATRIX: 'kills' })];
  expect(plans.flatMap(({ pglite }) => pglite).sort()).toEqual(suites);
  expect(plans.flatMap(({ postgres }) => postgres).sort()).toEqual(onServer);
});

test('a run that asks for no part of the matrix needs no PostgreSQL', () => {
  expect(planSuites({}).postgres).toEqual([]);
  expect(planSuites({ MATRIX: 'slow' })).toEqual(planSuites({}));
});

test('one database can be asked for, and then nothing runs on the other', () => {
  expect(planSuites({ TEST_DATABASE: 'pglite' })).toEqual(planSuites({}));
  const server = planSuites({ TEST_DATABASE: 'postgres' });
  expect(server).toEqual(planSuites({ MATRIX: 'databases' }));
  expect(server.postgres).toContain('src/modules/bills/payment/payments.test.ts');
});
