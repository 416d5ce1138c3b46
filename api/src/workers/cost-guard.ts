// Started as a thread by answer-once.ts: the parsers keep their own thread busy, so another one must watch.
import { workerData } from 'node:worker_threads';

const { memoryBytes, cpuMs } = workerData as { memoryBytes: number; cpuMs: number }; // answer-once.ts starts it so

setInterval(() => {
  // The whole process, as pixels and inflated streams are outside of V8's heap.
  const isLarge = process.memoryUsage.rss() > memoryBytes;
  const { user, system } = process.cpuUsage();
  if (isLarge || (user + system) / 1000 > cpuMs) process.kill(process.pid, 'SIGKILL');
}, 20);
