import type { Database } from '../../database/open-database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Stopping } from '../../stopping.ts';

type Dependencies = {
  database: Pick<Database, 'driver'>;
  version: string;
  stopping: Stopping;
  /** Rejects while calls cannot be done here. */
  requireReady: () => Promise<void>;
};

export function healthHandlers({ database, version, stopping, requireReady }: Dependencies) {
  return {
    'GET /health': async () => ({ status: 'ok', version, uptimeSeconds: Math.round(process.uptime()) }),

    'GET /ready': async () => {
      if (stopping.hasBegun) throw new Refusal('SERVER_STOPPING');
      await requireReady();
      return { status: 'ready', database: database.driver };
    },
  } satisfies Partial<Handlers>;
}
