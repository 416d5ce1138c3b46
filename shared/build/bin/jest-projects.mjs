import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onlyRing } from '../src/rings/suites-of-ring.ts';
import { packageFolders, root } from './workspace.mjs';

// RING=first: what `npm test` runs. MATRIX: a part of the second ring. Neither: every suite, for those named by hand.
const part = process.env.MATRIX ?? '';
const ring = ['slow', 'machinery'].includes(part) ? part : process.env.RING;
// Other parts are about the API, but for what the generators write.
const foldersOfPart = { generators: ['shared/build'], databases: ['api'], kills: ['api'] };
const searched = foldersOfPart[part] ?? packageFolders();
const folders = searched.filter((folder) => existsSync(join(root, folder, 'jest.config.js')));
const found = await Promise.all(folders.map(projectsOf));

// Jest's configuration for the tests of every package. Jest does not look for projects inside of a project, and
// the API has one for each database: here all of them stand beside each other.
export default {
  rootDir: root,
  testSequencer: join(root, 'shared/build/src/jest/longest-first.ts'),
  projects: found.flat(),
};

async function projectsOf(folder) {
  const rootDir = join(root, folder);
  const { default: config } = await import(pathToFileURL(join(rootDir, 'jest.config.js')).href);
  const projects = (config.projects ?? [config]).map((project) => ({ ...project, rootDir }));
  if (!ring) return projects;
  return projects.map((project) => onlyRing(project, folder, ring)).filter((project) => project !== null);
}
