import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { providedVersion } from './shared-modules.ts';

/** The module by which the shell knows what it shares, made by its build: `shell/src/remotes/share-scope.ts` reads it. */
export const providerFile = (root: string) => join(root, 'src/remotes/shared-modules.virtual.js');

/** What imports the share scope, and how: it comes with the first remote. */
export const shareScopePart = { from: 'src/remotes/federation.ts', request: './share-scope.ts' };

const notComponents = new Set(['_util', 'locale', 'style']);

/** What the shell runs itself, on every page: a remote gets the very same. */
export const runningModules = (): string[] => [
  'react',
  'react/jsx-runtime',
  // What code that a development server compiles asks for instead.
  ...(process.env.NODE_ENV === 'production' ? [] : ['react/jsx-dev-runtime']),
  'react-dom',
  'react-dom/client',
  '@berth/runtime',
];

/**
 * What is fetched when somebody asks for it. Only what is named here can be handed to a remote, and one may ask for a
 * component that the shell does not use: it costs no byte until then.
 */
export function lazyModules(root: string): string[] {
  const folder = join(root, 'node_modules/antd/es');
  const components = readdirSync(folder).filter(
    (name) => !notComponents.has(name) && existsSync(join(folder, name, 'index.js')),
  );
  const renderers = ['AntdIcon', 'AntdIconLight'].map((name) => `@ant-design/icons/es/components/${name}`);
  return [...components.map((name) => `antd/es/${name}`), ...renderers];
}

/** Gives the shell's build the module that names all it shares, with the versions that are installed. */
export function pluginSharedProvider(root: string): RsbuildPlugin {
  return {
    name: 'berth:shared-provider',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) => {
        appendPlugins(
          new rspack.experiments.VirtualModulesPlugin({ [providerFile(root)]: providerCode(root) }),
        );
      });
    },
  };
}

// The default of a CommonJS module is the module, as whoever asks a share scope for one expects.
function providerCode(root: string): string {
  const running = runningModules();
  const entry = (request: string, given: string) =>
    `['${request}', '${providedVersion(root, request)}', ${given}]`;
  const imported = running.map((request, at) =>
    request === '@berth/runtime'
      ? `import * as module${at} from '${request}';`
      : `import module${at} from '${request}';`,
  );
  return `${imported.join('\n')}
export const running = [${running.map((request, at) => entry(request, `module${at}`)).join(',\n')}];
export const lazy = [${lazyModules(root)
    .map((request) => entry(request, `() => import('${request}')`))
    .join(',\n')}];
`;
}
