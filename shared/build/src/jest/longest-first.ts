import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { root } from '../../bin/workspace.mjs';
import { longSuites } from '../rings/first-ring.ts';

// Jest's own part is found from it.
const fromJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const fromCore = createRequire(fromJest.resolve('@jest/core'));
const { default: Sequencer } = fromCore('@jest/test-sequencer');

/** The parts of a test file that Jest hands over. */
type TestFile = {
  path: string;
  duration?: number;
  context: { hasteFS: { getSize: (path: string) => number | null } };
};

/** About what a suite will take, by its last run here, else by what is known of it, else by its size. */
export function expectedSeconds(path: string, lastMs: number | undefined, bytes: number): number {
  return lastMs !== undefined
    ? lastMs / 1000
    : (longSuites[relative(root, path).split(sep).join('/')] ?? Math.min(bytes / 10_000, 5));
}

/**
 * Begins with the suites that take the longest, so that no worker ends long before the other. Jest does so too, but in
 * a fresh clone knows their sizes alone.
 */
export default class LongestFirst extends Sequencer {
  sort(tests: TestFile[]): TestFile[] {
    const expected = new Map(
      tests.map((test) => {
        test.duration = this.time(test);
        const bytes = test.context.hasteFS.getSize(test.path) ?? 0;
        return [test, expectedSeconds(test.path, test.duration, bytes)];
      }),
    );
    return [...tests].sort((a, b) => (expected.get(b) ?? 0) - (expected.get(a) ?? 0));
  }
}
