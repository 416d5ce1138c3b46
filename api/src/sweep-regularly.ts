import type { FastifyBaseLogger } from 'fastify';

/** Removes unused things of one kind. Gives their number where it is worth a line in the log. */
export type Sweep = { what: string; run: () => Promise<number | undefined> };

/** Runs all of them, one after another: what one of them fails with is logged, and the next one runs. */
export async function sweepAll(
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  sweeps: readonly Sweep[],
): Promise<void> {
  for (const { what, run } of sweeps) {
    try {
      const removed = (await run()) ?? 0;
      if (removed > 0) log.info({ removed }, `swept ${what}`);
    } catch (err) {
      log.error({ err }, `could not sweep ${what}; the next sweep tries again`);
    }
  }
}
