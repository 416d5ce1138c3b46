import { jest } from '@jest/globals';

// Opening a database takes seconds on a busy machine. Here, because Jest ignores a project's own testTimeout.
jest.setTimeout(120_000 * (Number(process.env.PATIENCE) || 1));
