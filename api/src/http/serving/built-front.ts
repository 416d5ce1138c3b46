import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GalleryBuildRecord,
  galleryBuildRecord,
  type ShellBuildRecord,
  shellBuildRecord,
} from '@berth/contract/release';

/** What the build of the shell left in its `dist`: nothing else of that folder is ever served. */
export type BuiltShell = { folder: string; record: ShellBuildRecord };

/** With the record that the build wrote last of all. Throws when it is absent or not what it should be. */
function readBuiltShell(folder: string): BuiltShell {
  return { folder, record: shellBuildRecord.parse(readJsonFile(join(folder, 'build.json'))) };
}

/** That of a folder in which the shell's package stands; without one the API still answers, which is what development wants. */
export function findBuiltShell(
  root: string,
  warn: (error: unknown, message: string) => void,
): BuiltShell | null {
  try {
    return readBuiltShell(join(root, 'shell', 'dist'));
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    warn(isAbsent ? undefined : error, 'the shell is not built: no pages are served');
    return null;
  }
}

/** The gallery of widgets, as its build left it. */
export type BuiltGallery = { folder: string; record: GalleryBuildRecord };

/** That of a folder in which the kit's package stands; null where none is built. */
export function findBuiltGallery(root: string): BuiltGallery | null {
  const folder = join(root, 'shared/ui/dist');
  const path = join(folder, 'build.json');
  return existsSync(path) ? { folder, record: galleryBuildRecord.parse(readJsonFile(path)) } : null;
}

export function readJsonFile(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
