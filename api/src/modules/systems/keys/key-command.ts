// npm run integration -- add NAME --scope status --scope tracking: makes a key for a system and prints it, once.
// npm run integration -- list | revoke ID | refused: what keys there are; ends one; which calls were refused last.
// npm run integration -- restored: after files of the database were put back, systems read the feed from its start.
import { parseArgs } from 'node:util';
import { systemClock } from '../../../clock.ts';
import { ConfigError, parseConfig } from '../../../config.ts';
import { DatabaseUnavailableError } from '../../../database/database-errors.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { keepFilesPrivate } from '../../../private-files.ts';
import { readKeyCommand, runKeyCommand } from './run-key-command.ts';

keepFilesPrivate();

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scope: { type: 'string', multiple: true } },
  });
  // Before a database is opened for nothing.
  const command = readKeyCommand(positionals, values.scope ?? []);
  const database = await openDatabase(parseConfig(process.env));
  try {
    console.info(await runKeyCommand({ database: database.kysely, clock: systemClock }, command));
  } finally {
    await database.close();
  }
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DatabaseUnavailableError;
  console.error(isExpected || isMistyped(error) ? error.message : error);
  process.exitCode = 1;
}

function isMistyped(error: unknown): error is NodeJS.ErrnoException {
  return String((error as NodeJS.ErrnoException | null)?.code).startsWith('ERR_PARSE_ARGS'); // where it has a code
}
