import { setImmediate as loopTurn } from 'node:timers/promises';

const pieceMs = 10;

/** Does to each of many what is short for one, in pieces between which others are served. */
export async function inPieces<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let begunAt = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - begunAt < pieceMs) continue;
    await loopTurn();
    begunAt = performance.now();
  }
  return results;
}
