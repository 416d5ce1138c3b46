import { packageFolders, readJson } from '../../bin/workspace.mjs';
import { listTree, readSource } from '../../test/source-tree.ts';
import type { GraphFile, PackageExports } from './import-graph.ts';

/** Every source of the workspace with what it imports. */
export function readSources(): GraphFile[] {
  return listTree()
    .filter((path) => /\.(tsx?|mjs|js)$/.test(path))
    .map(readSource);
}

/** Where the names that our packages export lead. */
export function readExports(): PackageExports {
  return new Map(
    packageFolders().flatMap((folder: string) => {
      // As package.json has it.
      const { name, exports = {} } = readJson(`${folder}/package.json`) as {
        name: string;
        exports?: Record<string, string>;
      };
      return Object.entries(exports).map(
        ([key, target]) => [`${name}${key.slice(1)}`, `${folder}/${target.slice(2)}`] as const,
      );
    }),
  );
}
