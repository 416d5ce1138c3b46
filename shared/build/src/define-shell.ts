import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginAntdChunks } from './antd-chunks.ts';
import { antdProvider } from './antd-per-component.ts';
import { apiProxy, baseConfig } from './base-config.ts';
import { ownClassNames } from './build-name.ts';
import { pluginBuildRecord } from './build-record.ts';
import { galleryProxy } from './define-gallery.ts';
import { describeShell } from './describe-shell.ts';
import { pluginFederation } from './federation.ts';
import { pluginHotRemotes } from './hot-remotes.ts';
import { pluginIntegrity } from './integrity.ts';
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
      pluginFederation({ name: 'berth_shell', shared: providedModules(root) }),
      antdProvider(root),
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
