import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepIdentityKey } from './identity-key.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'berth-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const own = { identityKey: null, isLoopback: true, databaseUrl: null };

test('on one’s own machine a key is made once, for its user alone, and stays', () => {
  const key = keepIdentityKey({ ...own, dataDir });
  expect(key?.length).toBeGreaterThan(32);
  expect(statSync(join(dataDir, 'identity-key')).mode & 0o777).toBe(0o600);
  expect(keepIdentityKey({ ...own, dataDir })).toBe(key);
});

test('a key of the settings is taken, and none is made where others reach the server', () => {
  const identityKey = 'k'.repeat(40);
  expect(keepIdentityKey({ ...own, identityKey, dataDir })).toBe(identityKey);
  expect(keepIdentityKey({ ...own, isLoopback: false, dataDir })).toBeNull();
  expect(keepIdentityKey({ ...own, databaseUrl: 'postgres://berth@db/berth', dataDir })).toBeNull();
});

test('a file that was cut off is no key: the server says so and does not start', () => {
  writeFileSync(join(dataDir, 'identity-key'), '');
  expect(() => keepIdentityKey({ ...own, dataDir })).toThrow(/holds no key/);
});
