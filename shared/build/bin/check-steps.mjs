import { join } from 'node:path';
import { jest } from './jest.mjs';
import { capture, timed } from './processes.mjs';
import { node, root } from './workspace.mjs';

const limit = { minutes: 10 };
const inBuild = { ...limit, cwd: join(root, 'shared/build') };
const boundaries = join(root, 'shared/build/test/boundaries.test.ts');
const bin = (name) => join(root, 'node_modules/.bin', name);

// The slowest first: all of them run beside each other.
const statics = [
  // Three programs by what their sources may use (browser, server, tools), each with what it knows of its last run.
  { name: 'types', run: () => capture(bin('tsc'), ['-b', 'shared/build/tsconfig/all/all.json'], limit) },
  { name: 'unused files, exports and dependencies', run: () => capture(bin('knip'), [], limit) },
  { name: 'format and lint', run: () => capture(bin('biome'), ['check', '--error-on-warnings'], limit) },
  { name: 'boundaries', run: () => capture(node, jest(['--runTestsByPath', boundaries]), inBuild) },
];

/** Says of each step whether it holds, and what is wrong where it does not. Resolves with the failed names. */
export async function check() {
  const failed = [];
  await Promise.all(statics.map(take));
  console.log(failed.length === 0 ? 'All checks passed.' : `Checks failed: ${failed.join('; ')}`);
  return failed;

  async function take(step) {
    const { result, seconds } = await timed(step.run);
    console.log(`${result.code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
    if (result.code !== 0) {
      console.log(result.output.trimEnd());
      failed.push(step.name);
    }
  }
}
