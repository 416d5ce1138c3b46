import { nodePreset } from '@berth/build/jest';
import { ignoreAllBut, planSuites } from './test/suites.ts';

// MATRIX and TEST_DATABASE choose which suites run, and on which of the two databases: see planSuites.
const plans = Object.entries(planSuites(process.env)).filter(([, suites]) => suites.length > 0);

export default {
  projects: plans.map(([driver, suites]) => ({
    ...nodePreset(),
    displayName: `api-${driver}`,
    globals: { testDriver: driver },
    globalSetup: `<rootDir>/test/set-up-${driver}.js`,
    globalTeardown: '<rootDir>/test/tear-down.js',
    setupFilesAfterEnv: ['<rootDir>/test/patience.js'],
    testPathIgnorePatterns: ['/node_modules/', ...ignoreAllBut(suites)],
  })),
};
