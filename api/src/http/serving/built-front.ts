import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShellBuildRecord, shellBuildRecord } from '@berth/contract/release';

/** What the build of the shell left in its `dist`: nothing else of that folder is ever served. */
export type BuiltShell = { folder: string; record: ShellBuildRecord };

/** The record that the build wrote last of all. Throws when it is absent or not what it should be. */
export function readBuiltShell(folder: string): BuiltShell {
  return { folder, record: shellBuildRecord.parse(readJsonFile(join(folder, 'build.json'))) };
}

export function readJsonFile(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
