import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.mjs';

// Jest leaves one core free, which on two is half of the machine; each worker of the API's tests holds a database.
const workers = Math.min(availableParallelism(), 4);

/** The arguments that make Node run Jest with native ES modules. */
export function jest(args) {
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'shared/build/node_modules/jest/bin/jest.js'),
    '--watchman=false',
    `--maxWorkers=${workers}`,
    // Modules of ended test files are not all given back: a worker that has grown is replaced by a new one.
    '--workerIdleMemoryLimit=700MB',
    ...args,
  ];
}
