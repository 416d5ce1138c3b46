// Started as a thread by answer-once.ts: while the parsers work, nothing in their own thread can look.
import { workerData } from 'node:worker_threads';

const { memoryBytes } = workerData as { memoryBytes: number }; // as it is started

setInterval(() => {
  // Also what is outside of V8's heap: pixels, and streams as they are inflated.
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
}, 20);
