import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolders, root } from './workspace.mjs';

const folders = packageFolders().filter((folder) => existsSync(join(root, folder, 'jest.config.js')));
const found = await Promise.all(folders.map(projectsOf));

// Jest's configuration for the tests of every package. Jest does not look for projects inside of a project, and
// the API has one for each database: here all of them stand beside each other.
export default { rootDir: root, projects: found.flat() };

async function projectsOf(folder) {
  const rootDir = join(root, folder);
  const { default: config } = await import(pathToFileURL(join(rootDir, 'jest.config.js')).href);
  return (config.projects ?? [config]).map((project) => ({ ...project, rootDir }));
}
