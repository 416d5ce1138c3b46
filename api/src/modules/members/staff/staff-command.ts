// npm run staff -- add ACCOUNT --name NAME [--company COMPANY]: adds an administrator to the forwarder's staff, the first
// one of an empty database among the rest, and prints a password, once.
import { parseArgs } from 'node:util';
import { systemClock } from '../../../clock.ts';
import { ConfigError, parseConfig } from '../../../config.ts';
import { DatabaseUnavailableError } from '../../../database/database-errors.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { keepFilesPrivate } from '../../../private-files.ts';
import { readStaffCommand, runStaffCommand } from './run-staff-command.ts';

keepFilesPrivate();

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, company: { type: 'string' } },
  });
  // Before a database is opened for nothing.
  const command = readStaffCommand(positionals, values);
  const database = await openDatabase(parseConfig(process.env));
  try {
    console.info(await runStaffCommand({ database: database.kysely, clock: systemClock }, command));
  } finally {
    await database.close();
  }
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DatabaseUnavailableError;
  const isMistyped = String((error as NodeJS.ErrnoException | null)?.code).startsWith('ERR_PARSE_ARGS'); // where it has a code
  console.error(isExpected || isMistyped ? (error as Error).message : error); // both are errors
  process.exitCode = 1;
}
