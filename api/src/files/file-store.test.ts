import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBucket } from '../../test/open-bucket.ts';
import { parseConfig } from '../config.ts';
import { openBucketStore } from './bucket-store.ts';
import { type FileStore, openFileStore } from './file-store.ts';
import { StorageUnavailableError } from './storage-unavailable.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'berth-files-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const onDisk = async () => ({
  store: await openFileStore(parseConfig({ DATA_DIR: join(folder, 'deep', 'data') })),
  close: async () => {},
});

const inBucket = () => openBucket(join(folder, 's3'));

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('files %s', (_name, open) => {
  let store: FileStore;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(async () => await close());

  // Every byte there is, and more than one chunk of a stream.
  const content = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7 + (at >> 8)) % 256);

  test('come back byte for byte', async () => {
    await store.put('ab/one.bin', content);
    expect(await store.exists('ab/one.bin')).toBe(true);
    expect((await buffer(await store.read('ab/one.bin'))).equals(content)).toBe(true);
  });

  test('that cannot be stored are refused by name, with the cause', async () => {
    const refusal = store.put('no/such\0name.bin', content);
    await expect(refusal).rejects.toThrow(StorageUnavailableError);
    await expect(refusal).rejects.toMatchObject({ cause: expect.any(Error) });
  });

  test('are several at once', async () => {
    const keys = ['cd/1.bin', 'cd/2.bin', 'ef/3.bin'];
    await Promise.all(keys.map((key, at) => store.put(key, content.subarray(0, at + 1))));
    const sizes = keys.map(async (key) => (await buffer(await store.read(key))).length);
    expect(await Promise.all(sizes)).toEqual([1, 2, 3]);
  });

  test('are gone when they are deleted, which may be done twice', async () => {
    await store.put('ab/two.bin', content);
    await store.delete('ab/two.bin');
    await store.delete('ab/two.bin');
    expect(await store.exists('ab/two.bin')).toBe(false);
    await expect(store.read('ab/two.bin')).rejects.toThrow();
  });

  test('do not lie outside of their place', async () => {
    await expect(store.put('../outside.bin', content)).rejects.toThrow();
  });
});

test('on disk only the one who runs the server looks in', async () => {
  const dataDir = join(folder, 'private');
  const store = await openFileStore(parseConfig({ DATA_DIR: dataDir }));
  await store.put('ab/one.bin', new Uint8Array(1));
  expect(statSync(join(dataDir, 'files')).mode & 0o777).toBe(0o700);
});

test('a server that takes a call and never answers is an error and not a wait for ever', async () => {
  const mute = createServer(() => {}).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo; // of TCP
  const store = openBucketStore(
    {
      bucket: 'berth',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
    },
    { answerMs: 100 },
  );
  await expect(store.put('ab/four.bin', new Uint8Array(1))).rejects.toThrow();
  await expect(store.read('ab/four.bin')).rejects.toThrow();
  mute.close();
});

test('a server that cannot be reached is an error', async () => {
  const store = await openFileStore(
    parseConfig({
      FILES_S3_BUCKET: 'berth',
      FILES_S3_ENDPOINT: 'http://127.0.0.1:9',
      FILES_S3_ACCESS_KEY_ID: 'x',
      FILES_S3_SECRET_ACCESS_KEY: 'y',
    }),
  );
  await expect(store.put('ab/three.bin', new Uint8Array(1))).rejects.toThrow();
});

test('a full disk is named as such', async () => {
  const { store, close } = await onDisk();
  const target = join(folder, 'deep', 'data', 'files', 'zz');
  mkdirSync(target, { recursive: true });
  symlinkSync('/dev/full', join(target, 'full.bin'));
  const refusal = store.put('zz/full.bin', Buffer.from('x'));
  await expect(refusal).rejects.toThrow(StorageUnavailableError);
  const noSpace = expect.objectContaining({ message: expect.stringContaining('ENOSPC') });
  await expect(refusal).rejects.toMatchObject({ cause: { cause: noSpace } });
  await close();
});
