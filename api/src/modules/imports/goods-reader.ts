import { type ProcessBounds, type ProcessProgram, runProcess } from '../../workers/run-process.ts';
import { createTurns } from '../../workers/turns.ts';
import type { GoodsOrder, ReadGoods } from './reading/read-goods.ts';
import type { ReadingProgress } from './reading/read-sheet.ts';
import type { WorkbookProblem } from './reading/unfit-workbook.ts';

type Bounds = ProcessBounds & { atOnce: number; waiting: number };

// Ten thousand lines take about a second of one core; two, because each takes a whole core.
const usual: Bounds = {
  atOnce: 2,
  waiting: 10,
  longestMs: 30_000,
  cpuMs: 10_000,
  memoryBytes: 512 * 1024 * 1024,
  nodePath: process.execPath,
};

/** The program and what it is made of: no settings, no data, nothing else of the machine. */
export const readingProgram: ProcessProgram = {
  program: new URL('./reading/read-goods-process.ts', import.meta.url),
  readable: [new URL('./reading/', import.meta.url)],
};

export type GoodsReader = (
  order: GoodsOrder,
  waiting: { signal: AbortSignal; onProgress: (progress: ReadingProgress) => void },
) => Promise<ReadGoods | { problem: WorkbookProblem }>;

/**
 * Reads each file in a process of its own: see run-process.ts. One that takes too long or too much memory is too costly,
 * and one that breaks the reader unreadable. Throws IMPORTS_BUSY when too many wait.
 */
export function createGoodsReader(
  warn: (message: string) => void,
  changes: Partial<Bounds> = {},
): GoodsReader {
  const bounds = { ...usual, ...changes };
  const turns = createTurns(bounds, 'IMPORTS_BUSY');
  return (work, { signal, onProgress }) =>
    turns.take(async () => {
      const outcome = await runProcess<GoodsOrder, Awaited<ReturnType<GoodsReader>>, ReadingProgress>(
        readingProgram,
        { work, bounds, signal, onProgress },
      );
      if ('answer' in outcome) return outcome.answer;
      warn(`The reading of a workbook of ${work.content.length} bytes ended with ${outcome.complaint}`);
      const isCostly = outcome.endedBy === 'time' || outcome.complaint.startsWith('SIGKILL');
      return { problem: isCostly ? 'tooCostly' : 'unreadable' };
    }, signal);
}
