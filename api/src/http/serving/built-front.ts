import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Inside of the folder: no step up, no root. */
const innerPath = /^(?!.*(^|\/)\.{1,2}(\/|$))[\w.@+~-]+(\/[\w.@+~-]+)*$/;

const buildRecord = z.object({
  version: z.string().regex(/^[\w.+-]+$/),
  files: z.record(z.string().regex(innerPath), z.string().startsWith('sha384-')),
});

/** What a build of the shell or of a remote left in its `dist`: nothing else of that folder is ever served. */
export type BuiltFront = {
  folder: string;
  version: string;
  /** Integrity by path. */
  files: Readonly<Record<string, string>>;
};

/** The record that the build wrote last of all. Throws when it is absent or not what it should be. */
export function readBuiltFront(folder: string): BuiltFront {
  return { folder, ...buildRecord.parse(readJsonFile(join(folder, 'build.json'))) };
}

export function readJsonFile(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
