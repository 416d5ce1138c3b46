import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { readSettings } from './read-settings.ts';

/** Hours until a session ends, and until one does that is remembered. */
export type SessionHours = { hours: number; rememberHours: number };

/** As staff have set them for new sessions, or as the server was started. */
export async function readSessionHours(database: Kysely<Tables>, usual: SessionHours): Promise<SessionHours> {
  const { session } = await readSettings(database, ['session']);
  return {
    hours: session?.value.hours ?? usual.hours,
    rememberHours: session?.value.rememberHours ?? usual.rememberHours,
  };
}
