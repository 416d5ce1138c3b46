import { setImmediate as loopTurn } from 'node:timers/promises';

/**
 * Lets the event loop turn. A statement of an engine in this very thread that ends wakes the next one without a turn in
 * between: connections, timers and whoever has gone would only be noticed at the end of the line.
 */
export async function loopTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await loopTurn();
}
