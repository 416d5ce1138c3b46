import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { type ZippedFile, zipFiles } from './zip-papers.ts';

const at = new Date('2026-11-24T02:00:00Z');
const file = (path: string, read: ZippedFile['read']): ZippedFile => ({ path, at, read });
const { signal } = new AbortController();

test('each file is read when its turn comes, whether it is made or stored', async () => {
  const made = file('made.txt', async () => Buffer.from('one'));
  const stored = file('合同/stored.txt', async () => Readable.from([Buffer.from('two')]));
  const read = unzipSync(await buffer(zipFiles([made, stored], signal)));
  expect(Object.entries(read).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['made.txt', 'one'],
    ['合同/stored.txt', 'two'],
  ]);
});

test('a file that cannot be read breaks the zip off', async () => {
  const broken = file('gone.pdf', async () => {
    throw new Error('gone');
  });
  await expect(buffer(zipFiles([broken], signal))).rejects.toThrow('gone');
});

test('whoever goes away leaves no file open, and no other is read', async () => {
  const endless = new Readable({ read: () => undefined });
  let isSecondRead = false;
  const second = file('b', async () => {
    isSecondRead = true;
    return Buffer.alloc(0);
  });
  const zip = zipFiles([file('a', async () => endless), second], signal);
  zip.resume();
  await new Promise((resolve) => setImmediate(resolve));
  zip.destroy();
  await new Promise((resolve) => endless.once('close', resolve));
  expect([endless.destroyed, isSecondRead]).toEqual([true, false]);
});
