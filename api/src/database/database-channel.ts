import { Client } from 'pg';

/** Ends a subscription. */
export type StopListening = () => Promise<void>;

export type Listener = {
  onNotification: (payload: string) => void;
  /** After each start of hearing: what was sent before may have been missed. */
  onConnected: () => void;
};

/** What libraries with SQL of their own and live streams need of a database in addition to Kysely. */
export type DatabaseChannel = {
  /** A text of one statement with values, or of several without; the rows of all of them. */
  run: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;
  /** Hears what is notified on a channel, by whichever server, when its transaction commits. */
  listen: (channel: string, listener: Listener) => Promise<StopListening>;
};

const longestPauseMs = 30_000;

/**
 * LISTEN on a connection of its own, which is made again whenever it breaks: not one of the pool, where it would be
 * taken for good.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  listener: Listener,
): Promise<StopListening> {
  let client: Client | null = null;
  let isStopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const fresh = new Client({
      connectionString: databaseUrl,
      application_name: 'berth listener',
      keepAlive: true,
    });
    fresh.on('notification', ({ payload }) => listener.onNotification(payload ?? ''));
    // Also the end of a connection whose server went away without a word.
    fresh.on('error', () => again(fresh));
    fresh.on('end', () => again(fresh));
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      failures = 0;
      listener.onConnected();
    } catch {
      again(fresh);
    }
  };
  const again = (broken: Client) => {
    if (isStopped || client !== broken) return;
    client = null;
    broken.end().catch(() => {});
    timer = setTimeout(connect, Math.min(longestPauseMs, 250 * 2 ** failures)).unref();
    failures += 1;
  };
  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
