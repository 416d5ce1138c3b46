import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { lockFolder } from './folder-lock.ts';

interface Answer {
  holds: boolean;
  recoveredFrom?: number | null;
  message?: string;
}

let folder: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berth-lock-'));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  rmSync(folder, { recursive: true });
});

async function startHolder(): Promise<{ child: ChildProcess; answer: Answer }> {
  const program = fileURLToPath(new URL('../../../test/hold-folder.ts', import.meta.url));
  const child = fork(program, [folder], { execArgv: [] });
  children.push(child);
  const [answer] = await once(child, 'message');
  return { child, answer: answer as Answer };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function changeHolder(change: Record<string, unknown>): void {
  const file = join(folder, 'database.holder.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
}

test('a second process is refused, and learns who holds the folder and since when', async () => {
  const { child } = await startHolder();
  expect(() => lockFolder(folder)).toThrow(
    new RegExp(`DATA_DIR ${folder} is in use by process ${child.pid} on .+, since \\d{4}-\\d\\d-\\d\\dT`),
  );
  const { answer } = await startHolder();
  expect(answer).toMatchObject({ holds: false, message: expect.stringContaining(`process ${child.pid}`) });
});

test('the same process cannot take it twice, and can take it again after giving it back', () => {
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  first.release();
  const second = lockFolder(folder);
  expect(second.recoveredFrom).toBeNull();
  second.release();
});

describe('after the holder was killed', () => {
  test('the folder is free at once, and the next one knows who left it', async () => {
    const { child } = await startHolder();
    await kill(child);
    const lock = lockFolder(folder);
    expect(lock.recoveredFrom?.pid).toBe(child.pid);
    lock.release();
  });

  test('of several that come at once exactly one gets it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { child } = await startHolder();
      await kill(child);
      const candidates = await Promise.all([1, 2, 3, 4, 5].map(startHolder));
      const holders = candidates.filter(({ answer }) => answer.holds);
      expect(holders).toHaveLength(1);
      await Promise.all(candidates.map((candidate) => kill(candidate.child)));
    }
  });

  test('another process that got its number does not count as the holder', async () => {
    const { child } = await startHolder();
    await kill(child);
    changeHolder({ pid: process.ppid });
    const lock = lockFolder(folder);
    expect(lock.recoveredFrom?.pid).toBe(process.ppid);
    lock.release();
  });
});

test('where the file system grants the lock twice, a living holder is still respected', async () => {
  const { child } = await startHolder();
  // A new file under the same name is what such a file system amounts to.
  rmSync(join(folder, 'database.lock'));
  const refused = () => lockFolder(folder);
  if (process.platform === 'linux') expect(refused).toThrow(`process ${child.pid}`);
});

test('a folder that cannot be made is explained', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(
    /DATA_DIR .+ cannot be used: .+ It must be a folder/,
  );
});
