import type { Drawing, DrawingInput } from '@berth/contract';
import { keepProcess } from '../workers/keep-process.ts';
import type { DrawingAnswer, DrawingOrder } from './draw-in-sandbox.ts';
import { readDrawing } from './read-drawing.ts';

/** The code of a release that draws its pages, and its hash. */
export type DrawingCode = { integrity: string; read: () => Promise<string> };

export type Drawer = {
  /** Null where the remote has no such page, or it was not drawn: the browser draws it then. */
  draw: (code: DrawingCode, input: DrawingInput) => Promise<Drawing | null>;
  close: () => Promise<void>;
};

const longestMs = 5000;
const memoryBytes = 700 * 1024 * 1024;
const idleMs = 10 * 60_000;
/** Of so many at once the last would come later than a browser draws it. */
const waitingAtMost = 12;

const program = {
  program: new URL('./draw-program.ts', import.meta.url),
  readable: [new URL('./', import.meta.url)],
};

type Dependencies = {
  nodePath: string;
  patience: number;
  warn: (cause: unknown, message: string) => void;
};

/** Draws pages in a process of its own (see run-process.ts for what that may do) and in an interpreter inside of it. */
export function openDrawer({ nodePath, patience, warn }: Dependencies): Drawer {
  const kept = keepProcess<DrawingOrder, DrawingAnswer>(program, {
    nodePath,
    memoryBytes,
    idleMs,
    longestMs: 2 * longestMs * patience,
  });
  return {
    close: () => kept.close(),
    async draw({ integrity, read }, input) {
      if (kept.waiting() >= waitingAtMost) return null;
      const code = await read();
      const order = { integrity, code, input: JSON.stringify(input), longestMs: longestMs * patience };
      const outcome = await kept.run(order);
      if (!('answer' in outcome)) {
        warn(outcome, 'a page was not drawn: the process ended');
        return null;
      }
      if ('failed' in outcome.answer) {
        warn(new Error(outcome.answer.failed), `a page was not drawn: ${input.path}`);
        return null;
      }
      return readDrawing(outcome.answer.drawing);
    },
  };
}
