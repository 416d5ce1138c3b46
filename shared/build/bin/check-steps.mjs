import { join } from 'node:path';
import { jest } from './jest.mjs';
import { capture, timed } from './processes.mjs';
import { node, packageFolders, root } from './workspace.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

const statics = () => [
  { name: 'format and lint', run: () => capture(bin('biome'), ['check', '--error-on-warnings']) },
  ...packageFolders().map((folder) => ({
    name: `types of ${folder}`,
    run: () => capture(bin('tsc'), ['-p', folder]),
  })),
  { name: 'unused files, exports and dependencies', run: () => capture(bin('knip'), []) },
];

const boundaries = { name: 'boundaries', run: () => capture(node, jest(['--projects', 'shared/build'])) };

/** Says of each step whether it holds, and what is wrong where it does not. Resolves with the failed names. */
export async function check({ withBoundaries }) {
  const failed = [];
  for (const step of withBoundaries ? [...statics(), boundaries] : statics()) {
    const { result, seconds } = await timed(step.run);
    console.log(`${result.code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
    if (result.code !== 0) {
      console.log(result.output.trimEnd());
      failed.push(step.name);
    }
  }
  console.log(failed.length === 0 ? 'All checks passed.' : `Checks failed: ${failed.join('; ')}`);
  return failed;
}
