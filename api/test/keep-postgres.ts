// Started by the global setup: a PostgreSQL of our own in a temporary folder. It ends with its parent,
// however that ends, because the end of the channel between them is what stops it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '../src/database/open-database.ts';
import { makeJobTables } from './make-job-tables.ts';
import { findPrograms, findUnprivilegedUser } from './postgres-programs.ts';

const startLimitMs = 30_000;
const folder = mkdtempSync(join(tmpdir(), 'berth-test-'));
const user = findUnprivilegedUser();
let server: ChildProcess | undefined;

// Ctrl-C reaches the whole group; the end of the channel follows it, and only that cleans up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('disconnect', () => void stop());
process.once('uncaughtException', (error) => {
  console.error(error);
  void stop(1);
});

if (user) chownSync(folder, user.uid, user.gid);
const programs = reachablePrograms(findPrograms());
const dataFolder = join(folder, 'data');
run('initdb', [
  '-D',
  dataFolder,
  '-U',
  'berth',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--no-sync',
]);
const port = await freePort();
server = startServer(port);
const address = `postgres://berth@127.0.0.1:${port}`;
await connectable(`${address}/postgres`);
await makeTemplate();
process.send?.({ BERTH_TEST_SERVER: address });
// For a test that has this one for itself: it goes away and comes back, with what it holds.
process.on('message', async (wanted) => {
  if (wanted === 'away') await end('SIGINT');
  if (wanted === 'back') {
    server = startServer(port);
    await connectable(`${address}/postgres`);
  }
  process.send?.(wanted);
});

// Programs in a folder that only root may enter (such as a checkout in /root) are copied out of it.
function reachablePrograms(found: string): string {
  const { status } = spawnSync(join(found, 'postgres'), ['--version'], { ...user });
  if (status === 0) return found;
  cpSync(join(found, '..'), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
}

function run(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(join(programs, program), args, { ...user, cwd: folder });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.toString()}`);
}

function startServer(serverPort: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(serverPort),
    // A test database that nobody needs after a crash.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const stdio = ['ignore', 'ignore', 'ignore'] as const;
  return spawn(join(programs, 'postgres'), ['-D', dataFolder, ...args], {
    ...user,
    cwd: folder,
    stdio: [...stdio],
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function connectable(databaseUrl: string): Promise<void> {
  const giveUpAt = Date.now() + startLimitMs;
  for (;;) {
    const client = new Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt || server?.exitCode !== null) throw error;
      await pause(50);
    }
  }
}

async function makeTemplate(): Promise<void> {
  const client = new Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query('create database berth_template');
  await client.end();
  const template = await openDatabase({ dataDir: '', databaseUrl: `${address}/berth_template` });
  await makeJobTables(template);
  await template.close();
}

async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server.kill(signal);
  await ended;
}

async function stop(exitCode = 0): Promise<void> {
  // At once, without a checkpoint; nothing of it is kept.
  await end('SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
}
