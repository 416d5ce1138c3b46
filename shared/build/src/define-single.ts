import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellBuildRecord } from '@berth/contract/release';
import {
  defineConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  rspack,
} from '@rsbuild/core';
import { baseConfig } from './base-config.ts';
import { pluginBuildRecord } from './build-record.ts';
import { ChunkFiles } from './chunk-files.ts';
import { readDefinition, requestsOf } from './describe-remote.ts';
import { preloadedParts } from './describe-shell.ts';
import { pluginIntegrity } from './integrity.ts';
import { pluginNonce } from './nonce.ts';

/** Where the build goes; not `dist`, so that nobody serves it by mistake. */
const singleFolder = '../node_modules/.cache/berth/single/shell/dist';

/**
 * Shell and remotes as one ordinary application without module federation, from the very same sources: what
 * `bench pages` compares the portal with, and no build that people get.
 */
export function defineSingle(): RsbuildConfig {
  const root = process.cwd();
  const remotes = remoteNames(root);
  const single: RsbuildConfig = {
    source: { entry: { index: './src/index.ts' } },
    html: { template: './src/index.html' },
    output: { distPath: { root: singleFolder } },
    plugins: [
      pluginRemotesInside(root, remotes),
      pluginNonce(),
      pluginIntegrity(),
      pluginBuildRecord('shell', root, async (compilation) => ({
        preload: preloads(root, remotes, new ChunkFiles(compilation)),
        provides: builtShell(root).provides,
      })),
    ],
  };
  return defineConfig(mergeRsbuildConfig(baseConfig(), single));
}

function remoteNames(root: string): string[] {
  return readdirSync(join(root, '..'))
    .filter((folder) => folder.startsWith('remote-'))
    .map((folder) => folder.replace('remote-', ''))
    .sort();
}

/** The two modules of the shell that know of federation give way to one that holds the remotes. */
function pluginRemotesInside(root: string, remotes: readonly string[]): RsbuildPlugin {
  const file = join(root, 'src/remotes/inside.virtual.js');
  return {
    name: 'berth:remotes-inside',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) => {
        appendPlugins([
          new rspack.experiments.VirtualModulesPlugin({ [file]: remotesInside(remotes) }),
          new rspack.NormalModuleReplacementPlugin(/\/(federation|preload-files)\.ts$/, (resource) => {
            resource.request = file;
          }),
        ]);
      });
    },
  };
}

function remotesInside(remotes: readonly string[]): string {
  return `
${remotes.map((name, at) => `import { remote as remote${at} } from '../../../remote-${name}/src/remote.tsx';`).join('\n')}
const remotes = [${remotes.map((_name, at) => `remote${at}`).join(', ')}];
const remoteOf = ({ entry }) => remotes.find(({ name }) => entry.startsWith(\`/remotes/\${name}/\`));
export async function loadRemoteModule(version) { return { remote: remoteOf(version) }; }
export function preloadFiles() {}
export function filesFor() { return []; }
export function fetchShellAhead() {}
export function fetchAhead(version, pathname) {
  remoteOf(version)?.routes.find(({ path }) => path === pathname)?.page();
}
`;
}

/** As the shell's own record, and each page of a remote by its path. */
function preloads(root: string, remotes: readonly string[], chunks: ChunkFiles): Record<string, string[]> {
  const preload: Record<string, string[]> = {};
  const add = (key: string, from: string, request: string) => {
    const known = new Set(preload[''] ?? []);
    const files = chunks.imported({ from, request }).files.filter((file) => !known.has(file));
    preload[key] = [...new Set([...(preload[key] ?? []), ...files])];
  };
  for (const [key, { from, request }] of preloadedParts) add(key, join(root, from), request);
  for (const name of remotes) {
    const remote = join(root, `../remote-${name}`);
    for (const [key, request] of Object.entries(requestsOf(readDefinition(remote)))) {
      add(key, join(remote, 'src/remote.tsx'), request);
    }
  }
  return preload;
}

// A remote that asks the server for admission is measured against what the real shell gives away.
function builtShell(root: string): ShellBuildRecord {
  return JSON.parse(readFileSync(join(root, 'dist/build.json'), 'utf8'));
}
