import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { ChunkFiles, sharedRequest } from './chunk-files.ts';
import { shellParts } from './describe-shell.ts';

/** What parts of the shell need, one upon the other; `''` is what every page needs. */
const parts = [
  { key: '', name: 'antd-first' },
  { key: '/login', name: 'antd-login' },
  { key: '/', name: 'antd-workspace' },
] as const;

/** What nearly every page of the workspace needs besides: the fields of its forms, then its lists. */
const ofPages = [
  { name: 'antd-fields', components: ['checkbox', 'date-picker', 'input', 'radio', 'select'] },
  { name: 'antd-list', components: ['drawer', 'modal', 'pagination', 'skeleton', 'table', 'tabs'] },
];

/**
 * How antd's components are packed. Each is something that a remote may ask for; what a part of the shell needs of
 * them is one chunk, so that the login page carries no menu and the public home no form. Few chunks also mean few
 * hashes in the entry.
 */
export function pluginAntdChunks(root: string): RsbuildPlugin {
  return {
    name: 'berth:antd-chunks',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins }) => {
        let chunkOf: (module: Rspack.Module) => string | undefined = () => undefined;
        appendPlugins({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.thisCompilation.tap('berth:antd-chunks', (compilation) => {
              // Read when chunks are first asked for: before that there are none, after it they change.
              let packing: Map<string, string> | null = null;
              chunkOf = (module) => {
                packing ??= packAntd(root, compilation);
                return packing.get(module.identifier());
              };
            });
          },
        });
        const { splitChunks } = config.optimization ?? {};
        if (!splitChunks) return;
        splitChunks.cacheGroups = {
          ...splitChunks.cacheGroups,
          antd: {
            test: (module) => chunkOf(module) !== undefined,
            name: (module) => chunkOf(module),
            chunks: 'async',
            enforce: true,
            priority: 100,
          },
        };
      });
    },
  };
}

/** The name of the chunk for each module of what is shared, by the module's identifier. */
function packAntd(root: string, compilation: Rspack.Compilation): Map<string, string> {
  const files = new ChunkFiles(compilation);
  const layers = [
    ...parts.map(({ key, name }) => {
      const { from, request } = shellParts[key];
      return { name, requests: [request, ...files.imported({ from: join(root, from), request }).shared] };
    }),
    ...ofPages.map(({ name, components }) => ({ name, requests: components.map((one) => `antd/es/${one}`) })),
  ].map(({ name, requests }) => ({ name, requests: files.sharedWith(requests).filter(isLayered) }));
  const packing = new Map<string, string>();
  for (const [module, requests] of requestsOfModules(compilation)) {
    if ([...requests].every(isPart)) continue;
    const isOfAntd = [...requests].some(isAntd);
    const layer = isOfAntd && layers.find((one) => one.requests.some((request) => requests.has(request)));
    packing.set(module, layer ? layer.name : nameOf([...requests]));
  }
  return packing;
}

/** Of what no layer needs: React, the door, a component's own, or what several components share. */
function nameOf(requests: readonly string[]): string {
  if (requests.every((request) => isPart(request) || /^react\b/.test(request))) return 'react';
  const [first = '', second] = [...requests].sort((a, b) => a.length - b.length);
  if (second && isAntd(first)) return 'antd-core';
  return first
    .replace(/^antd\/es\//, 'antd-')
    .replace(/^.*\//, '')
    .replaceAll(/[^\w-]+/g, '-');
}

/** The shared modules, and the parts of the shell, for which each module is loaded. */
function requestsOfModules(compilation: Rspack.Compilation): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of compilation.chunkGroups) {
    const requests = group.origins.flatMap(
      ({ module, request }) =>
        sharedRequest(module) ?? (request !== undefined && isPart(request) ? request : []),
    );
    if (requests.length === 0) continue;
    for (const chunk of group.chunks) {
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        // What asks for a shared module stays with whoever asks.
        if (!('resource' in module)) continue;
        const known = found.get(module.identifier()) ?? new Set();
        for (const request of requests) known.add(request);
        found.set(module.identifier(), known);
      }
    }
  }
  return found;
}

const isPart = (request: string) => parts.some(({ key }) => shellParts[key].request === request);

const isLayered = (request: string) => isAntd(request) || isPart(request);

const isAntd = (request: string) => /^(antd|@ant-design)\//.test(request);
