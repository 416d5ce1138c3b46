import { createRequire } from 'node:module';

// Jest's own parts are found from it, so that its runtime is the one that it runs with.
const fromJest = createRequire(createRequire(import.meta.url).resolve('jest'));

/** What loads the modules of one test file. */
export const { default: Runtime } = createRequire(fromJest.resolve('@jest/core'))('jest-runtime');
