import { type ProcessBounds, type ProcessProgram, runProcess } from '../../../workers/run-process.ts';
import { createTurns } from '../../../workers/turns.ts';
import type { ReadingProgress } from './read-sheet.ts';
import type { WorkbookProblem } from './unfit-workbook.ts';

export type ReaderBounds = ProcessBounds & { atOnce: number; waiting: number };

// Ten thousand lines take about a second of one core; two, because each takes a whole core.
const usual: ReaderBounds = {
  atOnce: 2,
  waiting: 10,
  longestMs: 30_000,
  cpuMs: 10_000,
  memoryBytes: 512 * 1024 * 1024,
  nodePath: process.execPath,
};

export type WorkbookReader<Order, Answer> = (
  order: Order,
  waiting: { signal: AbortSignal; onProgress: (progress: ReadingProgress) => void },
) => Promise<Answer | { problem: WorkbookProblem }>;

/** A program that reads a workbook: it may read this folder and its own, and nothing else of the machine. */
export function readingProgram(program: URL): ProcessProgram {
  return { program, readable: [new URL('./', import.meta.url), new URL('./', program)] };
}

/**
 * Reads each file in a process of its own: see run-process.ts. A file that takes too long or too much memory is too
 * costly, and one that crashes the reader is unreadable. Throws IMPORTS_BUSY when too many wait.
 */
export function createWorkbookReader<Order extends { content: Uint8Array }, Answer>(
  program: ProcessProgram,
  warn: (message: string) => void,
  changes: Partial<ReaderBounds> = {},
): WorkbookReader<Order, Answer> {
  const bounds = { ...usual, ...changes };
  const turns = createTurns(bounds, 'IMPORTS_BUSY');
  return (work, { signal, onProgress }) =>
    turns.take(
      async () => {
        const outcome = await runProcess<Order, Answer | { problem: WorkbookProblem }, ReadingProgress>(
          program,
          {
            work,
            bounds,
            signal,
            onProgress,
          },
        );
        if ('answer' in outcome) return outcome.answer;
        warn(`The reading of a workbook of ${work.content.length} bytes ended with ${outcome.complaint}`);
        const isCostly = outcome.endedBy === 'time' || outcome.complaint.startsWith('SIGKILL');
        return { problem: isCostly ? 'tooCostly' : 'unreadable' };
      },
      { signal },
    );
}
