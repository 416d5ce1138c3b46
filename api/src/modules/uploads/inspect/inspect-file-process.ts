// Started by inspect-file.ts for one file, which it is sent; it answers once and ends.
import { Worker } from 'node:worker_threads';
import { inspectContent } from './inspect-content.ts';
import type { InspectionOrder } from './inspect-file.ts';

// Nobody waits any more when the server that asked is gone.
process.once('disconnect', () => process.exit(1));

process.once('message', async (message) => {
  const { content, kinds, memoryBytes } = message as InspectionOrder; // by inspect-file.ts
  const guard = new Worker(new URL('./memory-guard.ts', import.meta.url), { workerData: { memoryBytes } });
  guard.unref();
  const inspection = await inspectContent(content, kinds);
  process.send?.(inspection, () => process.exit(0));
});
