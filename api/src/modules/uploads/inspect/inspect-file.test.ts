import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { fileKinds } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { samplePdf, samplePicture } from '../../../../test/sample-files.ts';
import { processArguments } from '../../../workers/run-process.ts';
import { createInspector, inspectionProgram } from './inspect-file.ts';

test('a process of its own draws a picture and reads a PDF', async () => {
  const warnings: string[] = [];
  const inspect = createInspector((message) => warnings.push(message));
  const [picture, pdf, other] = await Promise.all([
    inspect(await samplePicture('png'), fileKinds),
    inspect(await samplePdf(), fileKinds),
    inspect(Buffer.from('<svg/>'), fileKinds),
  ]);
  expect([picture, pdf, other]).toEqual([
    { kind: 'png', content: expect.anything() },
    { kind: 'pdf', content: expect.anything() },
    { problem: 'kindRefused' },
  ]);
  expect(warnings).toEqual([]);
});

test('the process reads its own code, and no settings, data or other files of the machine', () => {
  const inspectionArguments = processArguments(inspectionProgram);
  const read = (path: string) => {
    const program = 'require("node:fs").readFileSync(process.argv[1]); process.stdout.write("read")';
    const { stdout, stderr } = spawnSync(process.execPath, [...inspectionArguments, '-e', program, path]);
    return stdout.toString() || /ERR_ACCESS_DENIED|ENOENT/.exec(stderr.toString())?.[0];
  };
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  expect(read(at('./inspect-content.ts'))).toBe('read');
  const others = [
    at('../uploads.service.ts'),
    at('../../../../../package.json'),
    '/etc/passwd',
    '/proc/self/environ',
  ];
  expect(others.map(read)).toEqual(others.map(() => 'ERR_ACCESS_DENIED'));
});

test('a process that takes too long is ended, and the file called unreadable', async () => {
  const warnings: string[] = [];
  const inspect = createInspector((message) => warnings.push(message), { longestMs: 1 });
  expect(await inspect(await samplePicture('png'), fileKinds)).toEqual({ problem: 'unreadable' });
  expect(warnings).toEqual([expect.stringContaining('SIGKILL')]);
});

test('a stream that grows beyond its memory ends the process alone', async () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000));
  expect(bomb.length).toBeLessThan(300_000);
  const head = `1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`;
  const pdf = Buffer.concat([
    Buffer.from(`%PDF-1.7\n${head}`),
    bomb,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);
  const warnings: string[] = [];
  const inspect = createInspector((message) => warnings.push(message), { memoryBytes: 250_000_000 });
  expect(await inspect(pdf, fileKinds)).toEqual({ problem: 'unreadable' });
  expect(warnings).toEqual([expect.stringContaining('SIGKILL')]);
});

test('a process that cannot be started fails the one upload, not the server', async () => {
  const inspect = createInspector(() => {}, { nodePath: '/nowhere/node' });
  await expect(inspect(Buffer.alloc(1_000_000), fileKinds)).rejects.toThrow();
  // What the pipe to it says afterwards would end a server that does not listen.
  await setTimeout(200);
});

test('more than may wait are told so', async () => {
  const inspect = createInspector(() => {}, { atOnce: 1, waiting: 1 });
  const picture = await samplePicture('gif');
  const all = await Promise.allSettled([1, 2, 3].map(() => inspect(picture, fileKinds)));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(all[2]).toMatchObject({ reason: { code: 'UPLOADS_BUSY' } });
});
