import type { TaskKind } from '@berth/contract';
import type { z } from 'zod';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';

/** What a task makes. */
export type TaskResult = { fileName: string; mediaType: string; body: Buffer };

/** Whose task it is, with what they may do now, which may be less than when they asked for it. */
export type TaskOwner = Pick<Actor, 'customerId' | 'userId' | 'permissions'>;

export type TaskRun<Input> = {
  input: Input;
  /** Everything is read as that person would. */
  owner: TaskOwner;
  /** Aborted when the person cancels it, or the server stops: end soon, with any error. */
  signal: AbortSignal;
  /** As often as convenient; `total` is null until it is known. */
  report: (done: number, total: number | null) => void;
};

/** How the tasks of one kind are done. A `Refusal` fails the task at once, with its words; other errors are tried again. */
export type TaskRunner = {
  run: (run: TaskRun<unknown>) => Promise<TaskResult>;
  /** Refuses what the owner may no longer see: before it is made, tried again, or its file given out. */
  requireAccess: (input: unknown, owner: TaskOwner) => Promise<void>;
};

/** One for each kind: a kind without one does not compile. */
export type TaskRunners = Record<TaskKind, TaskRunner>;

/** Reads the stored input by its schema, so that the rest is typed. */
export function taskRunner<Input>(
  schema: z.ZodType<Input>,
  requireAccess: (input: Input, owner: TaskOwner) => Promise<void> | void,
  run: (run: TaskRun<Input>) => Promise<TaskResult>,
): TaskRunner {
  return {
    run: async (given) => {
      const input = schema.parse(given.input);
      await requireAccess(input, given.owner);
      return await run({ ...given, input });
    },
    requireAccess: async (input, owner) => {
      const read = schema.safeParse(input);
      // Of a version that stored it otherwise: nobody can say any more what it shows.
      if (!read.success) throw new Refusal('NOT_FOUND');
      await requireAccess(read.data, owner);
    },
  };
}
