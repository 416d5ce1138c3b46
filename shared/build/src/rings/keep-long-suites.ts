import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from '../../bin/workspace.mjs';
import { longSuites } from './first-ring.ts';
import { readJest } from './read-reports.ts';

const recordedFrom = 4;

// After a whole `npm test`, and `npm run test:matrix -- slow machinery`, on a machine that does nothing else:
// node shared/build/src/rings/keep-long-suites.ts writes down which of Jest's suites took long. Of a suite that did not
// run, what was known of it stays.
const reports = ['jest.json', 'jest-slow.json', 'jest-machinery.json']
  .map((name) => join(cacheFolder, name))
  .filter((path) => existsSync(path))
  .map((path) => readJest(JSON.parse(readFileSync(path, 'utf8')))); // as Jest wrote it
const measured = Object.assign({}, ...reports.map(({ fileSeconds }) => fileSeconds));
const all: Record<string, number> = { ...longSuites, ...measured };
const long = Object.entries(all)
  .filter(([file, seconds]) => seconds >= recordedFrom && existsSync(join(root, file)))
  .sort(([, a], [, b]) => b - a)
  .map(([file, seconds]) => [file, Math.round(seconds)] as const);
writeFileSync(
  new URL('../jest/long-suites.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`,
);
console.log(`${long.length} suites of ${recordedFrom} s or more.`);
