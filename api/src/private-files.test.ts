import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDataFolder } from './private-files.ts';

const sources = fileURLToPath(new URL('.', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'berth-private-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every program that reads its arguments keeps its files private before anything else', () => {
  const programs = globSync('**/*.ts', { cwd: sources })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(sources, path), 'utf8') }))
    .filter(({ text }) => text.includes('process.argv'));
  expect(programs.map(({ path }) => path)).toContain('server.ts');
  const firstStatement = /^(?!import|\/\/|\s|}|\/?\*)(.*)$/m;
  for (const { path, text } of programs) {
    expect([path, firstStatement.exec(text)?.[1]]).toEqual([path, 'keepFilesPrivate();']);
  }
});

test('what such a program writes, and what it starts, is for its user alone, whatever it was started with', () => {
  const program = `
    import { spawnSync } from 'node:child_process';
    import { writeFileSync, mkdirSync } from 'node:fs';
    import { Worker } from 'node:worker_threads';
    process.umask(0);
    const { keepFilesPrivate } = await import(${JSON.stringify(join(sources, 'private-files.ts'))});
    keepFilesPrivate();
    writeFileSync('file', '');
    mkdirSync('folder');
    spawnSync(process.execPath, ['-e', 'fs.writeFileSync("of-a-process", "")']);
    new Worker(new URL('data:text/javascript,import fs from "node:fs"; fs.writeFileSync("of-a-thread", "")'));`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
  expect(['file', 'of-a-process', 'of-a-thread'].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  expect(modeOf('folder')).toBe(0o700);
});

test('a folder that others may enter is warned of, with the command that closes it', () => {
  const data = join(folder, 'deep', "client's data");
  openDataFolder(data);
  chmodSync(data, 0o755);
  const warning = openDataFolder(data);
  expect(warning).toContain('mode 0755');
  execFileSync('sh', ['-c', warning?.split('To close it: ')[1] ?? 'false']);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(openDataFolder(data)).toBeNull();
});
