import type { Database } from '../../database/open-database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';

export function healthHandlers({ database, version }: { database: Database; version: string }) {
  return {
    'GET /health': async () => ({ status: 'ok', version, uptimeSeconds: Math.round(process.uptime()) }),

    'GET /ready': async () => {
      try {
        await database.ping();
      } catch (cause) {
        throw new Refusal('DATABASE_UNAVAILABLE', { cause });
      }
      return { status: 'ready', database: database.driver };
    },
  } satisfies Partial<Handlers>;
}
