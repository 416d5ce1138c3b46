import { enableCompileCache } from 'node:module';
import { keepFilesPrivate } from './private-files.ts';

keepFilesPrivate();
// A start reads some two thousand modules: with what Node kept of them from the last one it is twice as fast.
enableCompileCache();
const { explainFailure, seedDatabase, startServer } = await import('./start-server.ts');

/** `node src/server.ts` serves; `node src/server.ts seed` puts the demo customer into PostgreSQL and ends. */
try {
  await (process.argv[2] === 'seed' ? seedDatabase : startServer)(process.env);
} catch (error) {
  process.stderr.write(`Berth cannot start. ${explainFailure(error)}\n`);
  process.exitCode = 1;
}
