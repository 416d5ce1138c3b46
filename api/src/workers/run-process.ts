import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program for a process of its own, and those of our folders and files that it may read beside its libraries. */
export type ProcessProgram = { program: URL; readable: readonly URL[] };

/** `longestMs` is wall time, `cpuMs` processor time: on a busy machine honest work takes no more of the second. */
export type ProcessBounds = { longestMs: number; cpuMs: number; memoryBytes: number; nodePath: string };

/** The message that starts the work; the bounds are for the guard in the process. */
export type ProcessOrder<Work> = { work: Work; bounds: Pick<ProcessBounds, 'memoryBytes' | 'cpuMs'> };

/** What the process sends: its progress any number of times, and its answer once. */
export type ProcessMessage<Answer, Progress = never> = { answer: Answer } | { progress: Progress };

export type Ended = { endedBy: 'time' | 'itself'; complaint: string };

const libraries = [
  '../../package.json',
  '../../node_modules/',
  '../../../node_modules/',
  '../../../shared/contract/',
  './',
].map((path) => new URL(path, import.meta.url));

/** Node's arguments for such a process: it may read its own code and load its own libraries, and nothing more. */
export function processArguments({ readable }: Pick<ProcessProgram, 'readable'>): readonly string[] {
  return [
    '--permission',
    ...[...readable, ...libraries].map((path) => `--allow-fs-read=${fileURLToPath(path)}`),
    '--allow-addons',
    '--allow-worker',
    '--max-old-space-size=512',
    '--disable-warning=SecurityWarning',
  ];
}

/** Starts such a process: without secrets in its environment, able to read its own code and nothing else. */
export function startProcess(
  program: ProcessProgram,
  { nodePath }: Pick<ProcessBounds, 'nodePath'>,
): ChildProcess {
  return fork(fileURLToPath(program.program), [], {
    execPath: nodePath,
    execArgv: [...processArguments(program)],
    env: { UV_THREADPOOL_SIZE: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/**
 * Does one piece of work in a process of its own, because a file that somebody sent may be made to break a parser. The
 * process has no secrets in its environment, may read only its own code, writes nothing and starts nothing, and is
 * killed when it takes too long or too much memory. Resolves with how it ended where it did not answer; rejects with
 * the signal's reason when that aborts.
 */
export async function runProcess<Work, Answer, Progress = never>(
  program: ProcessProgram,
  {
    work,
    bounds,
    signal,
    onProgress,
  }: {
    work: Work;
    bounds: ProcessBounds;
    signal?: AbortSignal;
    onProgress?: (progress: Progress) => void;
  },
): Promise<{ answer: Answer } | Ended> {
  signal?.throwIfAborted();
  const child = startProcess(program, bounds);
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
      // Several may come: a process that could not start fails again when a message is sent to it.
      child.on('error', reject);
      child.on('message', (message) => {
        const said = message as ProcessMessage<Answer, Progress>; // the program sends nothing else
        if ('answer' in said) resolve({ answer: said.answer });
        else onProgress?.(said.progress);
      });
      child.once('close', (code, ending) => {
        resolve({ endedBy: isOverdue ? 'time' : 'itself', complaint: `${ending ?? code}: ${complaint}` });
      });
      const { memoryBytes, cpuMs } = bounds;
      const order: ProcessOrder<Work> = { work, bounds: { memoryBytes, cpuMs } };
      child.send(order);
    });
  } finally {
    clearTimeout(overdue);
    signal?.removeEventListener('abort', stop);
    child.kill('SIGKILL');
  }
}
