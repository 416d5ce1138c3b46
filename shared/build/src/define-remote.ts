import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginAssetsRetry } from '@rsbuild/plugin-assets-retry';
import { antdIconsThroughTheShell } from './antd-icons.ts';
import { apiProxy, baseConfig } from './base-config.ts';
import { buildName, ownClassNames, styleSalt } from './build-name.ts';
import { pluginBuildRecord } from './build-record.ts';
import { shellPort } from './define-shell.ts';
import { describeRemote, entryName } from './describe-remote.ts';
import { pluginDrawing } from './drawing.ts';
import { pluginIntegrity } from './integrity.ts';
import { pluginLeanFederation } from './lean-federation.ts';
import { pluginSameAnywhere } from './same-anywhere.ts';
import { consumedModules } from './shared-modules.ts';
import { pluginSteadyChunks } from './steady-chunks.ts';

interface RemoteOptions {
  /** As in the registry. */
  name: string;
  /** Of the development server: 3101 and up, one per remote. */
  port: number;
  /** Its public pages are drawn on the server, too, by code of this build in a sandbox. */
  isDrawn?: boolean;
}

/**
 * The whole Rsbuild configuration of a remote: it exposes `./remote` (`src/remote.tsx`) and nothing else.
 * With `STANDALONE=1` it is an ordinary application that starts from `src/standalone.tsx`.
 */
export function defineRemote(options: RemoteOptions): RsbuildConfig {
  const mode = process.env.STANDALONE === '1' ? standalone() : federated(options);
  const server: RsbuildConfig = {
    server: {
      port: options.port,
      strictPort: true,
      cors: { origin: `http://localhost:${shellPort}` },
      proxy: apiProxy,
    },
  };
  return defineConfig(mergeRsbuildConfig(baseConfig(), server, mode));
}

function standalone(): RsbuildConfig {
  return {
    source: { entry: { index: './src/standalone.tsx' } },
    output: { distPath: { root: 'dist/standalone' } },
    server: { historyApiFallback: true },
  };
}

function federated({ name, port, isDrawn = false }: RemoteOptions): RsbuildConfig {
  const root = process.cwd();
  const global = buildName(name, root);
  const classNames = ownClassNames(styleSalt(name, root));
  const federated: RsbuildConfig = {
    // The remote's code runs in the shell's page, so its hot-update client must be told where it came from.
    dev: { assetPrefix: 'auto', client: { host: 'localhost', port, protocol: 'ws' } },
    output: {
      assetPrefix: 'auto',
      copy: [{ from: 'remote.json' }],
    },
    tools: {
      htmlPlugin: false,
      // The container is the only entry: Rsbuild's own default would add a second copy of the pages.
      rspack: { entry: {}, output: { crossOriginLoading: 'anonymous' } },
    },
    plugins: [
      antdIconsThroughTheShell(),
      pluginAssetsRetry({ max: 3, delay: 500, addQuery: true }),
      pluginLeanFederation(),
      pluginIntegrity(),
      pluginSteadyChunks(global),
      pluginSameAnywhere(),
      ...(isDrawn ? [pluginDrawing(root, classNames)] : []),
      pluginBuildRecord(name, root, (compilation, distPath) =>
        describeRemote(root, global, compilation, distPath),
      ),
      pluginModuleFederation({
        // Federation keeps one instance for each name and package version: two builds of one version need two names.
        name: global,
        library: { type: 'var', name: global },
        filename: entryName,
        exposes: { './remote': './src/remote.tsx' },
        shared: consumedModules(root),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
  return mergeRsbuildConfig(classNames, federated);
}
