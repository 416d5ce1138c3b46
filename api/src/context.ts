import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Tables } from './database/tables.ts';
import type { ReferenceReader } from './modules/selects/reference-catalog.ts';

/** What modules are made of: made once, when the server starts. A module that needs less of it picks that. */
export type Context = {
  database: Kysely<Tables>;
  clock: Clock;
  /** Reads the lists that forms choose from. */
  reference: ReferenceReader;
  /** Says in the server's log what failed without anybody's call failing. */
  warn: (err: unknown, message: string) => void;
};
