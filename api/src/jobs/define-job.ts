import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../database/tables.ts';

/** A kind of work that is done after the call that asks for it, in the background. */
export type JobDefinition<Data> = {
  /** Also the name of its queue: letters, digits, hyphens. */
  name: string;
  schema: z.ZodType<Data>;
  retry: {
    /** Runs after the first one; a server that dies in a run has used one up. */
    limit: number;
    /** Before the second run; doubled for each one after it, up to ten minutes. */
    delaySeconds: number;
  };
  /** How many of this kind one server runs at once. */
  atOnce: number;
  /** A run that takes longer is given up and done again. */
  longestSeconds: number;
};

/** One run of a job. */
export type JobRun<Data> = {
  data: Data;
  /** Aborted when the server stops or the run was given up: the job is run again, so end soon. */
  signal: AbortSignal;
  /** No run comes after this one. */
  isLastRun: boolean;
  /**
   * What the job does to the world, in one transaction. A job runs at least once; this is done at most once, whatever
   * becomes of the run afterwards. Gives false where an earlier run has done it. `step` distinguishes several effects.
   */
  effect: (work: (transaction: Transaction<Tables>) => Promise<void>, step?: string) => Promise<boolean>;
};

/** Types the data by its schema. */
export function defineJob<Data>(definition: JobDefinition<Data>): JobDefinition<Data> {
  return definition;
}
