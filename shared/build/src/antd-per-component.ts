import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

const notComponents = new Set(['_util', 'locale', 'style']);

/**
 * Names every antd component lazily in the shell's graph. Only what the host names can be handed to a remote;
 * a component costs no byte until someone asks for it.
 */
export function antdProvider(root: string): RsbuildPlugin {
  const file = join(root, 'src/antd-components.virtual.js');
  return {
    name: 'berth:antd-provider',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { source: { preEntry: file } }),
      );
      api.modifyRspackConfig((_config, { appendPlugins }) => {
        appendPlugins(new rspack.experiments.VirtualModulesPlugin({ [file]: lazyImports(root) }));
      });
    },
  };
}

function lazyImports(root: string): string {
  const requests = antdComponents(root).map((component) => `antd/es/${component}`);
  requests.push('@ant-design/icons/es/components/AntdIcon', '@ant-design/icons/es/components/AntdIconLight');
  return `export const shared = [${requests.map((request) => `() => import('${request}')`).join(',\n')}];`;
}

function antdComponents(root: string): string[] {
  const folder = join(root, 'node_modules/antd/es');
  return readdirSync(folder).filter(
    (name) => !notComponents.has(name) && existsSync(join(folder, name, 'index.js')),
  );
}

/** An icon is bundled where it is used, but what draws it comes from the shell, with the shell's context. */
export function antdIconsThroughTheShell(): RsbuildPlugin {
  return {
    name: 'berth:antd-icons',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(/^\.\.\/components\/AntdIcon(Light)?$/, (resource) => {
            resource.request = resource.request.replace('..', '@ant-design/icons/es');
          }),
        );
      });
    },
  };
}
