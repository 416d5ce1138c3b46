import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** `dist/build.json`: which build this is, and what each of its files must hash to (Subresource Integrity). */
interface BuildRecord {
  /** Package version and a hash of all files, as in `0.1.0+3f2a9c41d7e0`. */
  version: string;
  files: Record<string, string>;
}

const recordName = 'build.json';

/** Writes `build.json` beside a production build. The same sources give the same record. */
export function pluginBuildRecord(root: string): RsbuildPlugin {
  return {
    name: 'berth:build-record',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (stats?.hasErrors()) return;
        const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
        const record = describeBuild(api.context.distPath, version);
        writeFileSync(join(api.context.distPath, recordName), `${JSON.stringify(record, null, 2)}\n`);
      });
    },
  };
}

function describeBuild(folder: string, packageVersion: string): BuildRecord {
  const files: Record<string, string> = {};
  for (const path of listFiles(folder)) {
    files[path] = `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, path)))
      .digest('base64')}`;
  }
  const content = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  return { version: `${packageVersion}+${content}`, files };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== recordName)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
