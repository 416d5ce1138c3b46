import type { FileKind } from '@berth/contract';
import { type ProcessBounds, type ProcessProgram, runProcess } from '../../../workers/run-process.ts';
import { createTurns } from '../../../workers/turns.ts';
import type { Inspection } from './inspect-content.ts';

export type InspectFile = (
  content: Uint8Array,
  kinds: readonly FileKind[],
  /** Of a picture of the public site. */
  widths?: readonly number[],
) => Promise<Inspection>;

type Bounds = ProcessBounds & { atOnce: number; waiting: number };

// Two, because a picture takes a whole core; whoever comes when so many wait is better told than kept.
const usual: Bounds = {
  atOnce: 2,
  waiting: 20,
  longestMs: 20_000,
  cpuMs: 20_000,
  memoryBytes: 1024 * 1024 * 1024,
  nodePath: process.execPath,
};

/** The program and what it is made of: no settings, no data, nothing else of the machine. */
export const inspectionProgram: ProcessProgram = {
  program: new URL('./inspect-file-process.ts', import.meta.url),
  readable: [new URL('./', import.meta.url)],
};

/** What the process is sent. */
export type InspectionOrder = {
  content: Uint8Array;
  kinds: readonly FileKind[];
  widths: readonly number[] | undefined;
};

/**
 * Inspects each file in a process of its own: see run-process.ts. A file that broke one is answered as unreadable.
 * Throws UPLOADS_BUSY when too many wait.
 */
export function createInspector(warn: (message: string) => void, changes: Partial<Bounds> = {}): InspectFile {
  const bounds = { ...usual, ...changes };
  const turns = createTurns(bounds, 'UPLOADS_BUSY');
  return (content, kinds, widths) =>
    turns.take(async () => {
      const work: InspectionOrder = { content, kinds, widths };
      const outcome = await runProcess<InspectionOrder, Inspection>(inspectionProgram, { work, bounds });
      if ('answer' in outcome) return outcome.answer;
      warn(`The inspection of a file of ${content.length} bytes ended with ${outcome.complaint}`);
      return { problem: 'unreadable' };
    });
}
