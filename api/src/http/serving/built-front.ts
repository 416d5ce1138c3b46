import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GalleryBuildRecord,
  galleryBuildRecord,
  type ShellBuildRecord,
  shellBuildRecord,
} from '@berth/contract/release';
import type { z } from 'zod';

/** What the build of the shell left in its `dist`: nothing else of that folder is ever served. */
export type BuiltShell = { folder: string; record: ShellBuildRecord };

/** The gallery of widgets, as its build left it. */
export type BuiltGallery = { folder: string; record: GalleryBuildRecord };

type Warn = (error: unknown, message: string) => void;

/** That of a folder in which the shell's package stands; without one the API still answers, which is what development wants. */
export function findBuiltShell(root: string, warn: Warn): BuiltShell | null {
  return findBuilt(join(root, 'shell/dist'), shellBuildRecord, (error) =>
    warn(isAbsent(error) ? undefined : error, 'the shell is not built: no pages are served'),
  );
}

/** That of a folder in which the kit's package stands; a server of its own fronts may come without one. */
export function findBuiltGallery(root: string, warn: Warn): BuiltGallery | null {
  return findBuilt(join(root, 'shared/ui/dist'), galleryBuildRecord, (error) => {
    if (!isAbsent(error)) warn(error, 'the gallery of widgets cannot be read: staff do not see it');
  });
}

/** A build with the record that it wrote last of all; null where that is absent or not what it should be. */
function findBuilt<BuildRecord>(
  folder: string,
  schema: z.ZodType<BuildRecord>,
  complain: (error: unknown) => void,
): { folder: string; record: BuildRecord } | null {
  try {
    return { folder, record: schema.parse(readJsonFile(join(folder, 'build.json'))) };
  } catch (error) {
    complain(error);
    return null;
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export function readJsonFile(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
