import { fileURLToPath } from 'node:url';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const alias = 'berth-workspace';

/**
 * The same commit gives the same bytes in every folder. The federation plugin writes its runtime's absolute path
 * into a module's name, from which that module's id and, by a clash, another's are made: the path is told from the
 * workspace's top instead. `npm run release -- reproduce` shows that it holds.
 */
export function pluginSameAnywhere(): RsbuildPlugin {
  return {
    name: 'berth:same-anywhere',
    apply: 'build',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { resolve: { alias: { [alias]: workspace.replace(/\/$/, '') } } }),
      );
      api.modifyRspackConfig((_config, { appendPlugins }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(/data:text\/javascript,/, (resource) => {
            resource.request = withoutPlace(resource.request, workspace);
          }),
        );
      });
    },
  };
}

/** A module that stands in a data URL, with paths below a folder told from the alias. */
export function withoutPlace(request: string, folder: string): string {
  return request.replaceAll(encodeURIComponent(folder), encodeURIComponent(`${alias}/`));
}
