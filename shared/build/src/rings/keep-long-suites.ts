import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cacheFolder } from '../../bin/workspace.mjs';
import { readJest } from './read-reports.ts';

const threshold = 5;

// After a whole `npm test`: node shared/build/src/rings/keep-long-suites.ts writes down which of Jest's suites took
// long, for the order of a run in a fresh clone.
const { fileSeconds } = readJest(JSON.parse(readFileSync(join(cacheFolder, 'jest.json'), 'utf8')));
const long = Object.entries(fileSeconds)
  .filter(([, seconds]) => seconds >= threshold)
  .sort(([, a], [, b]) => b - a)
  .map(([file, seconds]) => [basename(file), Math.round(seconds)] as const);
writeFileSync(
  new URL('../jest/long-suites.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`,
);
console.log(`${long.length} suites of ${threshold} s or more.`);
