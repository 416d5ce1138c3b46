import type { LocalizedText, TaskKind } from '@berth/contract';
import type { z } from 'zod';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';

/** What a task makes. */
export type TaskResult = { fileName: string; mediaType: string; body: Buffer };

/** Whose task it is, with their roles and permissions now, which may be fewer than when they started it. */
export type TaskOwner = Pick<Actor, 'customerId' | 'userId' | 'roles' | 'permissions'>;

export type TaskRun<Input> = {
  input: Input;
  /** Everything is read as that person would. */
  owner: TaskOwner;
  /** Aborted when the person cancels it, or the server stops: end soon, with any error. */
  signal: AbortSignal;
  /** As often as convenient; `total` is null until it is known. */
  report: (done: number, total: number | null) => void;
};

/** How the tasks of one kind run. A `Refusal` fails the task at once, with its words; other errors are retried. */
export type TaskRunner = {
  /** What the files of the kind are called in the list of files. */
  title: LocalizedText;
  run: (run: TaskRun<unknown>) => Promise<TaskResult>;
  /** Refuses what the owner may no longer see, before each run, retry and download. */
  requireAccess: (input: unknown, owner: TaskOwner) => Promise<void>;
};

/** Runners of some kinds. Each module states its own, and `open-background.ts` registers them. */
export type TaskRunners<Kind extends TaskKind = TaskKind> = { readonly [Each in Kind]: TaskRunner };

/** Reads the stored input by its schema, so that the rest is typed. */
export function taskRunner<Input>(
  title: LocalizedText,
  schema: z.ZodType<Input>,
  requireAccess: (input: Input, owner: TaskOwner) => Promise<void> | void,
  run: (run: TaskRun<Input>) => Promise<TaskResult>,
): TaskRunner {
  return {
    title,
    run: async (given) => {
      const input = schema.parse(given.input);
      await requireAccess(input, given.owner);
      return await run({ ...given, input });
    },
    requireAccess: async (input, owner) => {
      const read = schema.safeParse(input);
      // Stored by a version with another schema: what it shows is unknown.
      if (!read.success) throw new Refusal('NOT_FOUND');
      await requireAccess(read.data, owner);
    },
  };
}
