import { nodePreset } from '@berth/build/jest';

// What the generators write is checked as a part of the matrix: it takes a minute.
const generated = '<rootDir>/test/generated.test.ts';

export default {
  ...nodePreset(),
  ...(process.env.MATRIX === 'generators'
    ? { testMatch: [generated] }
    : { testPathIgnorePatterns: ['/node_modules/', generated] }),
};
