import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginAntdChunks } from './antd-chunks.ts';
import { apiProxy, baseConfig } from './base-config.ts';
import { ownClassNames } from './build-name.ts';
import { pluginBuildRecord } from './build-record.ts';
import { galleryProxy } from './define-gallery.ts';
import { describeShell } from './describe-shell.ts';
import { pluginHotRemotes } from './hot-remotes.ts';
import { pluginIntegrity } from './integrity.ts';
import { pluginNonce } from './nonce.ts';
import { pluginSameAnywhere } from './same-anywhere.ts';
import { pluginSharedProvider } from './shared-provider.ts';

/** Of the development server. */
export const shellPort = 3100;

/**
 * What the federation runtime is built without: the registry names each remote's entry, which the shell loads itself,
 * so that nothing reads manifests, which snapshots are made of.
 */
const leanRuntime = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: true,
  ENV_TARGET: JSON.stringify('web'),
};

/**
 * The whole Rsbuild configuration of the host: an ordinary application, which hands its modules to remotes through a
 * share scope of its own. It has no remotes at build time: `shell/src` reads the registry.
 */
export function defineShell(): RsbuildConfig {
  const root = process.cwd();
  const shell: RsbuildConfig = {
    source: { entry: { index: './src/index.ts' }, define: leanRuntime },
    html: { template: './src/index.html' },
    server: {
      port: shellPort,
      strictPort: true,
      historyApiFallback: true,
      proxy: { ...apiProxy, ...galleryProxy },
    },
    plugins: [
      pluginSharedProvider(root),
      pluginAntdChunks(root),
      pluginNonce(),
      pluginHotRemotes(),
      pluginIntegrity(),
      pluginSameAnywhere(),
      pluginBuildRecord('shell', root, (compilation, distPath) => describeShell(root, compilation, distPath)),
    ],
  };
  return defineConfig(mergeRsbuildConfig(baseConfig(), ownClassNames('berth_shell'), shell));
}
