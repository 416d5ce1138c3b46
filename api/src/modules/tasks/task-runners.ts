import type { TaskKind } from '@berth/contract';
import type { z } from 'zod';

/** What a task makes. */
export type TaskResult = { fileName: string; mediaType: string; body: Buffer };

export type TaskRun<Input> = {
  input: Input;
  /** Whose task it is: everything is read as that person would. */
  customerId: string;
  userId: string;
  /** Aborted when the person cancels it, or the server stops: end soon, with any error. */
  signal: AbortSignal;
  /** As often as convenient; `total` is null until it is known. */
  report: (done: number, total: number | null) => void;
};

/** How the tasks of one kind are done. A `Refusal` fails the task at once, with its words; other errors are tried again. */
export type TaskRunner = { run: (run: TaskRun<unknown>) => Promise<TaskResult> };

/** One for each kind: a kind without one does not compile. */
export type TaskRunners = Record<TaskKind, TaskRunner>;

/** Reads the stored input by its schema, so that the rest is typed. */
export function taskRunner<Input>(
  schema: z.ZodType<Input>,
  run: (run: TaskRun<Input>) => Promise<TaskResult>,
): TaskRunner {
  return { run: async (given) => await run({ ...given, input: schema.parse(given.input) }) };
}
