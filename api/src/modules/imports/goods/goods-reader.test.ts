import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeWorkbook } from '../../../../test/make-workbook.ts';
import { processArguments } from '../../../workers/run-process.ts';
import type { ReadingProgress } from '../sheet/read-sheet.ts';
import { columnTitles } from './column-titles.ts';
import { createGoodsReader, goodsProgram } from './goods-reader.ts';

const head = ['品名', '件数', '毛重', '体积'];
const orderOf = (lines: number) => ({
  content: makeWorkbook({
    sheets: [{ rows: [head, ...Array.from({ length: lines }, (_, at) => [`灯具 ${at}`, 5, 80, 1])] }],
  }),
  packings: [],
  titles: columnTitles('en'),
});
const waiting = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

test('a process of its own reads the file, and says how far it is', async () => {
  const warnings: string[] = [];
  const progress: ReadingProgress[] = [];
  const read = createGoodsReader((message) => warnings.push(message));
  const answer = await read(orderOf(3000), { ...waiting(), onProgress: (now) => progress.push(now) });
  expect('lines' in answer && answer.lines.length).toBe(3000);
  expect(progress[0]).toEqual({ total: 3001, read: 500 });
  expect(warnings).toEqual([]);
});

test('the process reads its own code, and no settings, data or other files of the machine', () => {
  const read = (path: string) => {
    const program = 'require("node:fs").readFileSync(process.argv[1]); process.stdout.write("read")';
    const { stdout, stderr } = spawnSync(process.execPath, [
      ...processArguments(goodsProgram),
      '-e',
      program,
      path,
    ]);
    return stdout.toString() || /ERR_ACCESS_DENIED|ENOENT/.exec(stderr.toString())?.[0];
  };
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  expect(read(at('./read-goods.ts'))).toBe('read');
  const others = [at('../imports.service.ts'), at('../../../../../package.json'), '/etc/passwd'];
  expect(others.map(read)).toEqual(others.map(() => 'ERR_ACCESS_DENIED'));
});

test.each([
  ['takes too long', { longestMs: 1 }],
  ['takes too much of the processor', { cpuMs: 1 }],
  ['takes too much memory', { memoryBytes: 1024 * 1024 }],
])('a file that %s is too costly, and its process is ended', async (_name, bounds) => {
  const warnings: string[] = [];
  const read = createGoodsReader((message) => warnings.push(message), bounds);
  expect(await read(orderOf(9000), waiting())).toEqual({ problem: 'tooCostly' });
  expect(warnings).toEqual([expect.stringContaining('SIGKILL')]);
});

test('who goes away stops the reading, also while waiting for a turn', async () => {
  const read = createGoodsReader(() => undefined, { atOnce: 1, waiting: 1 });
  const leaving = new AbortController();
  const first = read(orderOf(10), { ...waiting(), signal: leaving.signal });
  const second = read(orderOf(10), { ...waiting(), signal: leaving.signal });
  await expect(read(orderOf(10), waiting())).rejects.toMatchObject({ code: 'IMPORTS_BUSY' });
  leaving.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect(second).rejects.toThrow('gone');
  expect('lines' in (await read(orderOf(10), waiting()))).toBe(true);
});
