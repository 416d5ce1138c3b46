import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailableError } from '../database-errors.ts';

/** The pinned PGlite; a folder made by another minor version (0.x) goes through dump and load. */
export const engineVersion = '0.5.16';

/** The PostgreSQL inside of it. */
export const postgresMajor = '18';

/** Stands in the data folder and names the engine that made it. */
export const engineFile = 'berth-engine';

/** Refuses a folder of another version before the engine touches it. */
export function checkEngineVersion(folder: string): void {
  const major = readFirstLine(join(folder, 'PG_VERSION'));
  const engine = readFirstLine(join(folder, engineFile));
  if (major === postgresMajor && minorOf(engine) === minorOf(engineVersion)) return;
  throw new DatabaseUnavailableError(
    `The database in ${folder} was made by PostgreSQL ${major} (engine ${engine}); this version of Berth ` +
      `brings PostgreSQL ${postgresMajor} (engine ${engineVersion}) and cannot open it. Dump it with the version ` +
      'of Berth that made it and load the dump with this one. Nothing was changed.',
  );
}

function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

function readFirstLine(path: string): string {
  try {
    return readFileSync(path, 'utf8').split('\n')[0]?.trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
