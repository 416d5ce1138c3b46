import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolders, root } from './workspace.mjs';

// The parts of the matrix that are Jest's are about the API, but for what the generators write.
const ofPart = process.env.MATRIX === 'generators' ? ['shared/build'] : ['api'];
const searched = process.env.MATRIX ? ofPart : packageFolders();
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
  return (config.projects ?? [config]).map((project) => ({ ...project, rootDir }));
}
