import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { resourceOf } from './chunk-files.ts';
import { shellParts } from './describe-shell.ts';
import { providerFile, shareScopePart } from './shared-provider.ts';

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
  const layers = [
    ...parts.map(({ key, name }) => ({ name, requests: [shellParts[key].request] })),
    ...ofPages.map(({ name, components }) => ({ name, requests: components.map((one) => `antd/es/${one}`) })),
  ];
  const packing = new Map<string, string>();
  for (const [module, requests] of requestsOfModules(root, compilation)) {
    const shared = [...requests].filter(isShared);
    const layer = layers.find((one) => one.requests.some((request) => requests.has(request)));
    if (shared.length > 0) packing.set(module, layer ? layer.name : nameOf(shared));
    else if (requests.size === 1 && requests.has(shareScopePart.request)) packing.set(module, 'share-scope');
  }
  return packing;
}

/** Of what no layer needs: a component's own, or what several components share. */
function nameOf(requests: readonly string[]): string {
  const [first = '', second] = [...requests].sort((a, b) => a.length - b.length);
  if (second) return 'antd-core';
  return first
    .replace(/^antd\/es\//, 'antd-')
    .replace(/^.*\//, '')
    .replaceAll(/[^\w-]+/g, '-');
}

/** What each module is loaded for: shared modules, parts of the shell, and the share scope itself. */
function requestsOfModules(root: string, compilation: Rspack.Compilation): Map<string, Set<string>> {
  const known = [...parts.map(({ key }) => shellParts[key]), shareScopePart];
  const isKnown = (from: string | undefined, request: string) =>
    from === providerFile(root) ||
    known.some((part) => part.request === request && join(root, part.from) === from);
  const found = new Map<string, Set<string>>();
  for (const group of compilation.chunkGroups) {
    const requests = group.origins.flatMap(({ module, request }) =>
      request !== undefined && isKnown(resourceOf(module), request) ? request : [],
    );
    if (requests.length === 0) continue;
    for (const chunk of group.chunks) {
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        const others = found.get(module.identifier()) ?? [];
        found.set(module.identifier(), new Set([...others, ...requests]));
      }
    }
  }
  return found;
}

const isShared = (request: string) => /^(antd|@ant-design)\//.test(request);
