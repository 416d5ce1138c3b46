import { test } from '@jest/globals';
import { testDriver } from './open-test-database.ts';

/** For what only a server with several connections can show. */
export const onServerOnly = testDriver === 'postgres' ? test : test.skip;
