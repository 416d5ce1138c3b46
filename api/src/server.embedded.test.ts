import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { pageHeaders } from '../test/caller.ts';
import { until } from '../test/until.ts';

const server = fileURLToPath(new URL('./server.ts', import.meta.url));
let folder: string;
let port: number;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berth-server-'));
  const probe = await occupy(0);
  port = portOf(probe);
  probe.close();
});
// A test that fails leaves its server running.
afterEach(async () => {
  const left = children
    .splice(0)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    left.map((child) => {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      return ended;
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Running = { child: ChildProcess; output: () => string };

function start(
  env: Record<string, string> = {},
  nodeOptions: string[] = [],
  command: string[] = [],
): Running {
  const own = { PORT: String(port), DATA_DIR: folder, CAPTCHA_CODE: 'ship', STOP_DELAY_SECONDS: '0' };
  const settings = { ...own, ...env };
  const child = spawn(process.execPath, [...nodeOptions, server, ...command], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output };
}

async function startReady(...how: Parameters<typeof start>): Promise<Running> {
  const running = start(...how);
  while (!/Sign in as|Server listening/.test(running.output())) {
    if (running.child.exitCode !== null) throw new Error(running.output());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return running;
}

/** The exit code and what was said by a server that cannot start. */
async function startFailing(env: Record<string, string>) {
  const { child, output } = start(env);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

async function stop({ child }: Running): Promise<number | null> {
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  return code;
}

async function occupy(wanted: number): Promise<Server> {
  const listener = createServer().listen(wanted, '127.0.0.1');
  await once(listener, 'listening');
  return listener;
}

function portOf(listener: Server): number {
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

const address = (path: string) => `http://127.0.0.1:${port}/api${path}`;

async function signIn(password: string): Promise<number> {
  const captcha = await fetch(address('/login/getCaptcha'));
  const { data } = (await captcha.json()) as { data: { captchaId: string } };
  const response = await fetch(address('/login/token'), {
    method: 'POST',
    headers: {
      ...pageHeaders,
      'content-type': 'application/json',
      cookie: captcha.headers.get('set-cookie')?.split(';')[0] ?? '',
    },
    body: JSON.stringify({ username: 'demo', password, captchaId: data.captchaId, captcha: 'ship' }),
  });
  return response.status;
}

const passwordIn = (output: string) => /Sign in as .* password (\S+)/.exec(output)?.[1] ?? 'none';

describe('the server', () => {
  test('seeds a demo customer at its first start, holds its folder, and keeps the password for the next', async () => {
    const first = await startReady();
    const password = passwordIn(first.output());
    expect(await signIn(password)).toBe(200);
    expect(readFileSync(join(folder, 'demo-password'), 'utf8')).toBe(`${password}\n`);
    expect(statSync(join(folder, 'demo-password')).mode & 0o777).toBe(0o600);
    // What it makes is private even where the shell that starts it is not.
    const open = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => statSync(join(folder, name)).mode & 0o077);
    expect(open).toEqual([]);
    const logged = first
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logged.length).toBeGreaterThan(1);
    expect(logged.join()).not.toContain(password);

    const other = await occupy(0);
    const freePort = String(portOf(other));
    other.close();
    const second = await startFailing({ PORT: freePort });
    expect(second).toMatchObject({ code: 1 });
    expect(second.output).toContain(`is in use by process ${first.child.pid}`);
    expect(await stop(first)).toBe(0);

    chmodSync(folder, 0o755);
    const again = await startReady();
    await until(async () => again.output().includes(`chmod -R go= '${folder}'`) || null);
    chmodSync(folder, 0o700);
    expect(passwordIn(again.output())).toBe(password);
    expect(again.output()).not.toContain('Made the demo customer');
    expect(await signIn(password)).toBe(200);
    expect(await stop(again)).toBe(0);
  }, 120_000);
});

test('where others can reach it nobody gets in by a demo account, unless somebody asks for one', async () => {
  const data = join(folder, 'reachable');
  const reachable = { HOST: '0.0.0.0', CAPTCHA_CODE: '', DATA_DIR: data };
  const first = await startReady(reachable);
  expect(first.output()).toContain(
    'No demo customer was made, since HOST 0.0.0.0 can be reached from outside',
  );
  expect(first.output()).not.toContain('password');
  expect(await stop(first)).toBe(0);
  // Nor at a later start on another address: it is no first one any more.
  const later = await startReady({ DATA_DIR: data });
  expect(later.output()).not.toMatch(/password|demo customer/);
  expect(await stop(later)).toBe(0);
  const seeding = start(reachable, [], ['seed']);
  await once(seeding.child, 'close');
  const passwords = [...seeding.output().matchAll(/account (\S+), password (\S+)/g)];
  expect(passwords.map(([, account]) => account)).toEqual(['demo', 'demo-sub', 'demo2', 'staff', 'staff2']);
  expect(new Set(passwords.map(([, , password]) => password)).size).toBe(5);
  expect(existsSync(join(data, 'demo-password'))).toBe(false);
  const again = await startReady({ DATA_DIR: data });
  const [, , password = ''] = passwords[0] ?? [];
  expect(await signIn(password)).toBe(200);
  expect(again.output()).not.toContain(password);
  expect(await stop(again)).toBe(0);
}, 180_000);

// Signals that a test sends: one failure that nobody awaits, one error that nobody catches.
const failing = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => void Promise.reject(new Error('nobody awaits this')));
  process.on('SIGWINCH', () => { setImmediate(() => { throw new Error('nobody catches this'); }); });
`)}`;

test.each([
  ['SIGUSR2', 'nobody awaits this'],
  ['SIGWINCH', 'nobody catches this'],
] as const)(
  'after %s, by which %s, the server stops in order and says that it failed',
  async (signal, words) => {
    const running = await startReady({}, ['--import', failing]);
    running.child.kill(signal);
    const [code] = await once(running.child, 'close');
    expect(code).toBe(1);
    expect(running.output()).toContain(words);
    const again = await startReady();
    // Its database was closed.
    expect(again.output()).not.toContain('recovering');
    expect(await stop(again)).toBe(0);
  },
  60_000,
);

test('a server that is asked to stop says so first, answers meanwhile, and ends by itself', async () => {
  const running = await startReady({ STOP_DELAY_SECONDS: '1' });
  running.child.kill('SIGTERM');
  const ended = once(running.child, 'close');
  await until(async () => ((await fetch(address('/ready'))).status === 503 ? true : null));
  const answer = await fetch(address('/index/index'));
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toEqual([0, null]);
}, 60_000);

describe('a server that cannot start says why in one line:', () => {
  test('its port is taken', async () => {
    const listener = await occupy(0);
    const taken = String(portOf(listener));
    const { code, output } = await startFailing({ PORT: taken });
    listener.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Berth cannot start. PORT: 127.0.0.1:${taken} is taken by another program. Stop that one, or set PORT to another number.\n`,
    );
  }, 30_000);

  test.each([
    [
      'a setting is mistyped',
      { DATABSE_URL: 'postgres://berth:canary@db/berth' },
      /DATABSE_URL: there is no such setting\. Name it DATABASE_URL/,
    ],
    ['a value is malformed', { PORT: 'eighty' }, /^Berth cannot start\. PORT: "eighty" is not accepted\./],
    ['the captcha would be worthless', { HOST: '0.0.0.0' }, /CAPTCHA_CODE.*HOST/],
    [
      'the database is away',
      { DATABASE_URL: 'postgres://berth:canary@127.0.0.1:1/berth' },
      /127\.0\.0\.1:1\/berth/,
    ],
    [
      'the folder is no folder',
      { DATA_DIR: '/dev/null/berth' },
      /DATA_DIR \/dev\/null\/berth cannot be used/,
    ],
  ])(
    '%s',
    async (_name, env, words) => {
      const { code, output } = await startFailing(env);
      expect(code).toBe(1);
      expect(output).toMatch(words);
      expect(output).not.toMatch(/canary|\n\s+at /);
    },
    30_000,
  );
});
