import type { RemoteBuildRecord } from '@berth/contract/release';
import { expect, test } from '@jest/globals';
import { needsDiff } from './diff-releases.ts';

const text = { type: 'string' };
const answer = (properties: object, required: string[]) => ({
  input: null,
  output: { type: 'object', properties, required },
});
const record: RemoteBuildRecord = {
  name: 'booking',
  version: '1.0.0+0123456789ab',
  files: {},
  preload: {},
  entry: 'remote-entry.js',
  global: 'berth_booking',
  runtime: { range: '^1.0.0', uses: ['Link', 'notify'] },
  shared: { react: '^19.0.0' },
  contract: {
    hash: 'one',
    endpoints: { 'GET /port': answer({ code: text }, ['code']), 'GET /old': answer({}, []) },
  },
};

test('two builds that need the same have no difference', () => {
  expect(needsDiff(record, { ...record, version: '1.0.1+0123456789ab' })).toEqual([]);
});

test('says what is needed now, what no longer is, and what in another form', () => {
  expect(
    needsDiff(record, {
      ...record,
      runtime: { range: '^1.1.0', uses: ['Link', 'request'] },
      shared: { react: '^19.3.0' },
      contract: {
        hash: 'two',
        endpoints: {
          'GET /port': answer({ code: text, name: text }, ['name']),
          'GET /new': answer({}, []),
        },
      },
    }),
  ).toEqual([
    '~ @berth/runtime ^1.0.0 → ^1.1.0',
    '− @berth/runtime notify',
    '+ @berth/runtime request',
    '~ react ^19.0.0 → ^19.3.0',
    '+ GET /new',
    '− GET /old',
    '~ GET /port',
    '    ~ answers code {"type":"string"} → {"type":"string"} optional',
    '    + answers name {"type":"string"}',
  ]);
});
