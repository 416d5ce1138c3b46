import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Stopping } from './stopping.ts';

type Running = {
  app: FastifyInstance;
  database: { close: () => Promise<void> };
  stopping: Stopping;
  /** For how long calls are taken after the server has said that it stops: until balancers know. */
  delayMs: number;
  /** For how long work in hand is waited for after that. */
  workMs: number;
  /** Ends the process. */
  exit: (code: number) => void;
};

/** After work in hand was cut, the server closes within this, or not in order. */
const closeWithinMs = 10_000;

/**
 * Gives what stops a server. It says first that it is not ready, and goes on answering with `Connection: close`, so that
 * no call is on its way when its connection ends. Then it listens no more, finishes what is in hand, and closes the
 * database. Asked once more it waits for nothing but the database, and for the third time not even for that.
 */
export function createStop(running: Running): (code?: number) => void {
  let asked = 0;
  let exitCode = 0;
  return (code = 0) => {
    asked += 1;
    exitCode = Math.max(exitCode, code);
    if (asked === 1) void stop(running, () => exitCode);
    if (asked === 2) running.stopping.cut();
    if (asked > 2) running.exit(1);
  };
}

async function stop(running: Running, exitCode: () => number): Promise<void> {
  const { app, database, stopping, delayMs, workMs, exit } = running;
  app.log.info('stopping: the next calls belong to another server');
  try {
    stopping.begin();
    await waitUntilCut(delayMs, stopping);
    const closed = app.close();
    await Promise.race([closed, waitUntilCut(workMs, stopping).then(() => cut(running, closed))]);
    await database.close();
    exit(exitCode());
  } catch (err) {
    app.log.fatal({ err }, 'the server did not stop in order');
    exit(1);
  }
}

/** Ends the connections of calls that are not answered yet: their callers may ask another server. */
async function cut({ app, stopping }: Running, closed: Promise<unknown>): Promise<void> {
  app.log.warn('work in hand is cut, since the server stops');
  stopping.cut();
  app.server.closeAllConnections();
  const tooLong = pause(closeWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`It did not close within ${closeWithinMs} ms after its work had been cut`);
  });
  await Promise.race([closed, tooLong]);
}

async function waitUntilCut(ms: number, { whenCut }: Stopping): Promise<void> {
  await pause(ms, undefined, { signal: whenCut, ref: false }).catch(() => undefined);
}
