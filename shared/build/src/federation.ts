import type { RsbuildPlugin } from '@rsbuild/core';
import { rspack } from '@rsbuild/core';
import type { ConsumedModule, ProvidedModule } from './shared-modules.ts';

type FederationOptions = {
  /** On `window`, and salt of everything else that two builds in one page must not have in common. */
  name: string;
  shared: Record<string, ProvidedModule | ConsumedModule>;
  /** Of a remote: the container's file and the one module that it gives away. */
  container?: { filename: string; exposes: Record<string, string> };
};

/**
 * Module federation by what the bundler itself has for it: containers and the share scope. The shell loads entries,
 * checks them and falls back on its own, so that nothing of the federation runtime of `@module-federation` was used
 * but 22 kB of it in every first page.
 */
export function pluginFederation({ name, shared, container }: FederationOptions): RsbuildPlugin {
  return {
    name: 'berth:federation',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins }) => {
        config.output = { ...config.output, uniqueName: name, chunkLoadingGlobal: `chunk_${name}` };
        config.optimization ??= {};
        // The runtime stays with each entry; what is shared is never put together with what is not.
        delete config.optimization.runtimeChunk;
        config.optimization.splitChunks = { chunks: 'async', cacheGroups: {} };
        appendPlugins(
          new rspack.container.ModuleFederationPluginV1({
            name,
            shared,
            ...(container && { ...container, library: { type: 'var', name } }),
            enhanced: false,
          }),
        );
      });
    },
  };
}
