import { NewFailure } from './new-failure.ts';
import { list, write } from './workspace-files.ts';

const folder = 'api/src/database/migrations';

/** An empty migration with the next number: what has been released is never edited, only followed. */
export function newMigration(name: string, sql = `-- Why this change is needed, in a sentence.\n`): string {
  const numbers = list(folder).map((file) => Number(/^\d+/.exec(file)?.[0] ?? 0));
  if (list(folder).some((file) => file.endsWith(`-${name}.sql`))) {
    throw new NewFailure(`There is a migration called ${name} already.`);
  }
  const path = `${folder}/${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${name}.sql`;
  write(path, sql);
  return path;
}
