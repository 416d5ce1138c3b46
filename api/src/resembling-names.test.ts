import { expect, test } from '@jest/globals';
import { findResembling } from './resembling-names.ts';
import { settings } from './settings.ts';

const known = settings.map(({ name }) => name);

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['BERTH_DATA_DIR', 'DATA_DIR'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUST-PROXY', 'TRUST_PROXY'],
  ['TRSUT_PROXY', 'TRUST_PROXY'],
  ['DB_URL', 'DATABASE_URL'],
  ['POSTGRES_URL', 'DATABASE_URL'],
  ['DEMO_PASSWROD', 'DEMO_PASSWORD'],
])('%s was meant as %s', (given, meant) => {
  expect(findResembling([given], known)).toEqual([{ given, known: meant }]);
});

test('a known name, and what machines have in their environment, resembles none', () => {
  const others =
    'HOME HOSTNAME HOSTTYPE POST PORTS PATH LOGNAME LANG SHELL TERM USER PWD EDITOR NODE_ENV TMPDIR';
  const ours = 'BERTH_URL BERTH_RELEASE_KEY BERTH_REMOTES_DIR BERTH_E2E_SEEDED';
  const services =
    'PGHOST PGDATABASE PGPASSWORD REDIS_URL AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY';
  const names = [others, ours, services].flatMap((each) => each.split(' '));
  expect(findResembling([...names, ...known], known)).toEqual([]);
});
