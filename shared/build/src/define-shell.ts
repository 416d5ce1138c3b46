import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginAntdChunks } from './antd-chunks.ts';
import { antdProvider } from './antd-per-component.ts';
import { apiProxy, baseConfig } from './base-config.ts';
import { ownClassNames } from './build-name.ts';
import { pluginBuildRecord } from './build-record.ts';
import { galleryProxy } from './define-gallery.ts';
import { describeShell } from './describe-shell.ts';
import { pluginHotRemotes } from './hot-remotes.ts';
import { pluginIntegrity } from './integrity.ts';
import { pluginLeanFederation } from './lean-federation.ts';
import { pluginNonce } from './nonce.ts';
import { pluginSameAnywhere } from './same-anywhere.ts';
import { providedModules } from './shared-modules.ts';

/** Of the development server. */
export const shellPort = 3100;

/**
 * The whole Rsbuild configuration of the host. It owns every shared module and has no remotes of its own:
 * `shell/src` reads the registry and registers them at run time.
 */
export function defineShell(): RsbuildConfig {
  const root = process.cwd();
  const shell: RsbuildConfig = {
    source: { entry: { index: './src/index.ts' } },
    html: { template: './src/index.html' },
    server: {
      port: shellPort,
      strictPort: true,
      historyApiFallback: true,
      proxy: { ...apiProxy, ...galleryProxy },
    },
    plugins: [
      antdProvider(root),
      pluginAntdChunks(root),
      pluginNonce(),
      pluginHotRemotes(),
      pluginLeanFederation(),
      pluginIntegrity(),
      pluginSameAnywhere(),
      pluginBuildRecord('shell', root, (compilation, distPath) => describeShell(root, compilation, distPath)),
      pluginModuleFederation({
        name: 'shell',
        library: { type: 'var', name: 'berth_shell' },
        shared: providedModules(root),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // The registry names each remote's entry, so that nothing reads manifests, which snapshots are made of.
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
  return defineConfig(mergeRsbuildConfig(baseConfig(), ownClassNames('berth_shell'), shell));
}
