import type { Context } from '../../context.ts';
import { keepFor } from '../../keep-for.ts';
import { readFrameHosts } from './menu.repository.ts';

/** Every page says in its policy which sites may be framed: a change counts for pages that are opened this much later. */
const keptMs = 5_000;

export function createFrameHostsReader({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): () => Promise<readonly string[]> {
  return keepFor(keptMs, clock, async () => (await readFrameHosts(database)).hosts);
}
