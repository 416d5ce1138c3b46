import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What is run apart: a program, and the folders and files of ours that it reads besides its libraries. */
export type ApartProgram = { program: URL; readable: readonly URL[] };

/** `longestMs` is of the clock, `cpuMs` of the processor: a busy machine makes no honest work too costly. */
export type ApartBounds = { longestMs: number; cpuMs: number; memoryBytes: number; nodePath: string };

/** What the process is sent; the bounds are for its guard. */
export type ApartOrder<Work> = { work: Work; bounds: Pick<ApartBounds, 'memoryBytes' | 'cpuMs'> };

/** What it says: how far it is, any number of times, and once its answer. */
export type ApartMessage<Answer, Progress = never> = { answer: Answer } | { progress: Progress };

type Ended = { endedBy: 'time' | 'itself'; complaint: string };

const libraries = [
  '../../package.json',
  '../../node_modules/',
  '../../../node_modules/',
  '../../../shared/contract/',
  './',
].map((path) => new URL(path, import.meta.url));

/** What Node is told of such a process: it may read its own code and load its own libraries, and nothing more. */
export function apartArguments({ readable }: Pick<ApartProgram, 'readable'>): readonly string[] {
  return [
    '--permission',
    ...[...readable, ...libraries].map((path) => `--allow-fs-read=${fileURLToPath(path)}`),
    '--allow-addons',
    '--allow-worker',
    '--max-old-space-size=512',
    '--disable-warning=SecurityWarning',
  ];
}

/**
 * Does one piece of work in a process of its own, which has no secrets in its environment, may read its own code
 * alone, write nothing and start nothing, and is stopped when it takes too long or too much memory: what somebody sent
 * may be made to break a parser. Says how one ended that did not answer; ends with the signal's reason when it aborts.
 */
export async function runApart<Work, Answer, Progress = never>(
  apart: ApartProgram,
  {
    work,
    bounds,
    signal,
    onProgress,
  }: {
    work: Work;
    bounds: ApartBounds;
    signal?: AbortSignal;
    onProgress?: (progress: Progress) => void;
  },
): Promise<{ answer: Answer } | Ended> {
  signal?.throwIfAborted();
  const child = fork(fileURLToPath(apart.program), [], {
    execPath: bounds.nodePath,
    execArgv: [...apartArguments(apart)],
    env: { UV_THREADPOOL_SIZE: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  let isOverdue = false;
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-2000);
  });
  const overdue = setTimeout(() => {
    isOverdue = true;
    child.kill('SIGKILL');
  }, bounds.longestMs);
  let stop = () => {};
  try {
    return await new Promise((resolve, reject) => {
      stop = () => reject(signal?.reason);
      signal?.addEventListener('abort', stop);
      // Each of them: one that could not start fails once more when it is sent something.
      child.on('error', reject);
      child.on('message', (message) => {
        const said = message as ApartMessage<Answer, Progress>; // by the program, which says nothing else
        if ('answer' in said) resolve({ answer: said.answer });
        else onProgress?.(said.progress);
      });
      child.once('close', (code, ending) => {
        resolve({ endedBy: isOverdue ? 'time' : 'itself', complaint: `${ending ?? code}: ${complaint}` });
      });
      const { memoryBytes, cpuMs } = bounds;
      const order: ApartOrder<Work> = { work, bounds: { memoryBytes, cpuMs } };
      child.send(order);
    });
  } finally {
    clearTimeout(overdue);
    signal?.removeEventListener('abort', stop);
    child.kill('SIGKILL');
  }
}
