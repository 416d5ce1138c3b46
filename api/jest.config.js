import { nodePreset } from '@berth/build/jest';

// One suite, two databases; TEST_DATABASE=pglite or =postgres runs it on one of them.
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
      driver === 'postgres' ? ['/node_modules/', '\\.embedded\\.test\\.ts$'] : ['/node_modules/'],
  })),
};
