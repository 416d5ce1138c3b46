import { join } from 'node:path';
import { root } from '../../bin/workspace.mjs';
import { listTree } from '../../test/source-tree.ts';
import { ringOf, type SuiteRing } from './first-ring.ts';

/** The part of a project of Jest's that is read and changed here. */
export type Project = { rootDir: string; testMatch?: string[]; testPathIgnorePatterns?: string[] };

/** Every test file of Jest's in a folder of the workspace, by path from the top. */
export function suitesIn(folder: string): string[] {
  return listTree(join(root, folder)).filter((path) => /\.test\.tsx?$/.test(path));
}

/** A project with the suites of one ring; null where it has none. */
export function onlyRing(project: Project, folder: string, ring: SuiteRing): Project | null {
  const suites = suitesIn(folder);
  if (ring === 'first') {
    const others = suites.filter((path) => ringOf(path) !== 'first');
    const ignored = project.testPathIgnorePatterns ?? ['/node_modules/'];
    return { ...project, testPathIgnorePatterns: [...ignored, ...others.map(patternOf)] };
  }
  const chosen = suites.filter((path) => ringOf(path) === ring);
  return chosen.length === 0 ? null : { ...project, testMatch: chosen.map((path) => join(root, path)) };
}

const patternOf = (path: string) => `^${join(root, path).replace(/[^\w/]/g, '\\$&')}$`;
