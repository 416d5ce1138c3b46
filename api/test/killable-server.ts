import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../src/server.ts', import.meta.url));
// A folder without any: what is built in this checkout is not what is tried.
const noFronts = fileURLToPath(new URL('.', import.meta.url));

export type KillableServer = {
  /** Begins to start it, and does not wait. */
  launch: () => void;
  /** Waits until it serves; throws what it said where it ended instead. */
  ready: () => Promise<void>;
  /** SIGKILL; waits for the end. */
  kill: () => Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop: () => Promise<number | null>;
};

/** The whole server as a process of its own, with the same settings however often it is started. */
export function killableServer(settings: Record<string, string>): KillableServer {
  let running: { child: ChildProcess; ended: Promise<unknown>; output: string } | null = null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!running) return null;
    const { child, ended } = running;
    child.kill(signal);
    await ended;
    running = null;
    return child.exitCode;
  };
  return {
    launch() {
      const child = runServer(settings);
      const started = { child, ended: once(child, 'close'), output: '' };
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          started.output += chunk.toString();
        });
      }
      running = started;
    },
    async ready() {
      while (!running?.output.includes('Berth is ready')) {
        if (running?.child.exitCode !== null) throw new Error(`The server ended: ${running?.output}`);
        await pause(5);
      }
    },
    kill: async () => void (await end('SIGKILL')),
    stop: async () => await end('SIGTERM'),
  };
}

/** The command that puts the demo customer into a database on a server of its own. */
export async function seedByCommand(settings: Record<string, string>): Promise<void> {
  const child = runServer(settings, 'seed');
  child.stdout.resume();
  child.stderr.resume();
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The seed ended with ${code}`);
}

function runServer(settings: Record<string, string>, ...command: string[]) {
  const own = { FRONTS_DIR: noFronts, LOG_LEVEL: 'warn', STOP_DELAY_SECONDS: '0' };
  const env = { PATH: process.env.PATH, ...own, ...settings };
  return spawn(process.execPath, [program, ...command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
