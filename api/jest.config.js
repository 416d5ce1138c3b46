import { nodePreset } from '@berth/build/jest';
import { withoutDatabase } from './test/database-tests.js';

// One suite, two databases; TEST_DATABASE=pglite or =postgres runs it on one of them. What reaches neither is run
// with the embedded one alone.
const drivers = ['pglite', 'postgres'].filter((driver) => (process.env.TEST_DATABASE ?? driver) === driver);

export default {
  projects: drivers.map((driver) => ({
    ...nodePreset(),
    displayName: `api-${driver}`,
    globals: { testDriver: driver },
    globalSetup: `<rootDir>/test/set-up-${driver}.js`,
    globalTeardown: '<rootDir>/test/tear-down.js',
    setupFilesAfterEnv: [...nodePreset().setupFilesAfterEnv, '<rootDir>/test/patience.js'],
    testPathIgnorePatterns:
      driver === 'postgres'
        ? ['/node_modules/', '\\.embedded\\.test\\.ts$', ...withoutDatabase()]
        : ['/node_modules/'],
  })),
};
