// Started as a thread by answer-once.ts: while the parsers work, nothing in their own thread can look.
import { workerData } from 'node:worker_threads';

const { memoryBytes, cpuMs } = workerData as { memoryBytes: number; cpuMs: number }; // as it is started

setInterval(() => {
  // Also what is outside of V8's heap: pixels, and streams as they are inflated.
  const isLarge = process.memoryUsage.rss() > memoryBytes;
  const { user, system } = process.cpuUsage();
  if (isLarge || (user + system) / 1000 > cpuMs) process.kill(process.pid, 'SIGKILL');
}, 20);
