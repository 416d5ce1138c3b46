import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FileKind } from '@berth/contract';
import { Refusal } from '../../../http/refusal.ts';
import type { Inspection } from './inspect-content.ts';

export type InspectFile = (content: Uint8Array, kinds: readonly FileKind[]) => Promise<Inspection>;

type Bounds = { atOnce: number; waiting: number; longestMs: number; memoryBytes: number; nodePath: string };

// Two, because a picture takes a whole core; whoever comes when so many wait is better told than kept.
const usual: Bounds = {
  atOnce: 2,
  waiting: 20,
  longestMs: 20_000,
  memoryBytes: 1024 * 1024 * 1024,
  nodePath: process.execPath,
};
const program = fileURLToPath(new URL('./inspect-file-process.ts', import.meta.url));

/**
 * Inspects each file in a process of its own, which has no secrets in its environment, may read its own code alone,
 * write nothing and start nothing, and is stopped when it takes too long or too much memory: what somebody sent may be
 * made to break a parser. A file that broke one is answered as unreadable. Throws UPLOADS_BUSY when too many wait.
 */
export function createInspector(warn: (message: string) => void, changes: Partial<Bounds> = {}): InspectFile {
  const bounds = { ...usual, ...changes };
  const turns: (() => void)[] = [];
  let running = 0;
  const takeTurn = async () => {
    if (running < bounds.atOnce) {
      running += 1;
      return;
    }
    if (turns.length >= bounds.waiting) throw new Refusal('UPLOADS_BUSY');
    // The turn is handed over: the number of running ones stays.
    await new Promise<void>((resolve) => turns.push(resolve));
  };
  const passTurn = () => {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  };
  return async (content, kinds) => {
    await takeTurn();
    try {
      return await inspectApart({ content, kinds, memoryBytes: bounds.memoryBytes }, bounds, warn);
    } finally {
      passTurn();
    }
  };
}

// The program and what it is made of: no settings, no data, nothing else of the machine.
const readable = [
  './',
  '../../../../package.json',
  '../../../../node_modules/',
  '../../../../../node_modules/',
  '../../../../../shared/contract/',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** What Node is told of the process: it may read its own code and load its own libraries, and nothing more. */
export const inspectionArguments: readonly string[] = [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${path}`),
  '--allow-addons',
  '--allow-worker',
  '--max-old-space-size=512',
  '--disable-warning=SecurityWarning',
];

/** What the process is sent. */
export type InspectionOrder = { content: Uint8Array; kinds: readonly FileKind[]; memoryBytes: number };

async function inspectApart(
  order: InspectionOrder,
  { longestMs, nodePath }: Bounds,
  warn: (message: string) => void,
): Promise<Inspection> {
  const child = fork(program, [], {
    execPath: nodePath,
    execArgv: [...inspectionArguments],
    env: { UV_THREADPOOL_SIZE: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  let isAnswered = false;
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-2000);
  });
  const overdue = setTimeout(() => child.kill('SIGKILL'), longestMs);
  try {
    return await new Promise<Inspection>((resolve, reject) => {
      // Each of them: one that could not start fails once more when it is sent something.
      child.on('error', reject);
      child.once('message', (inspection) => {
        isAnswered = true;
        resolve(inspection as Inspection); // by inspect-file-process.ts
      });
      child.once('close', (code, signal) => {
        if (isAnswered) return;
        const bytes = order.content.length;
        warn(`The inspection of a file of ${bytes} bytes ended with ${signal ?? code}: ${complaint}`);
        resolve({ problem: 'unreadable' });
      });
      child.send(order);
    });
  } finally {
    clearTimeout(overdue);
    child.kill('SIGKILL');
  }
}
