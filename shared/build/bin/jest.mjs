import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The arguments that make Node run Jest with native ES modules. */
export function jest(args) {
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'shared/build/node_modules/jest/bin/jest.js'),
    '--watchman=false',
    ...args,
  ];
}
