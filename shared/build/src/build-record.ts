import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { recordFiles, recordName, versionOf, writeTwin } from './built-files.ts';

/** What a build says of itself besides its files. */
export type Describe = (compilation: Rspack.Compilation, distPath: string) => Promise<object>;

/**
 * Writes `build.json` beside a production build: which version it is, what each of its files must hash to, and what
 * `describe` adds (the shapes stand in `@berth/contract/release`). The same sources give the same record.
 */
export function pluginBuildRecord(name: string, root: string, describe: Describe): RsbuildPlugin {
  return {
    name: 'berth:build-record',
    apply: 'build',
    setup(api) {
      api.onAfterBuild({
        order: 'post',
        handler: async ({ stats }) => {
          if (!stats || stats.hasErrors()) return;
          if (!('compilation' in stats))
            throw new Error(`The build of ${name} is several: which one to record?`);
          const { distPath } = api.context;
          const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
          const files = recordFiles(distPath, (path, compressed) => {
            if (name === 'shell') writeTwin(distPath, path, compressed);
          });
          const record = {
            name,
            version: versionOf(version, files),
            files,
            ...(await describe(stats.compilation, distPath)),
          };
          writeFileSync(join(distPath, recordName), `${JSON.stringify(record, null, 2)}\n`);
        },
      });
    },
  };
}
