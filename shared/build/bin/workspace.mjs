import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// These scripts bootstrap the workspace, so they are plain JavaScript for the Node that happens to be there (20 or
// later) and use nothing that has to be installed first.

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const cacheFolder = join(root, 'node_modules/.cache/berth');

/** The workspace's own Node 24, which runs TypeScript as it stands. */
export const node = join(root, 'node_modules/node/bin/node');

/** For children: whatever asks for `node` gets the workspace's. */
export const childEnvironment = {
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
};

export function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

/** Folders of the remotes, by name: those with a `remote.json`. */
export function remoteFolders() {
  return readdirSync(root).filter(
    (name) => name.startsWith('remote-') && existsSync(join(root, name, 'remote.json')),
  );
}

/** Every package of the workspace, by its path from the top. */
export function packageFolders() {
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  return ['api', ...shared, 'shell', ...remoteFolders(), 'e2e'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
}
