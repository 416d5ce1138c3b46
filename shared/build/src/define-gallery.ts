import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { baseConfig } from './base-config.ts';
import { pluginBuildRecord } from './build-record.ts';
import { pluginIntegrity } from './integrity.ts';
import { pluginNonce } from './nonce.ts';

/** Of the development server. */
const galleryPort = 3190;
const base = '/dev/ui';

/** What the shell's development server passes on, so that the gallery stands beside the portal. */
export const galleryProxy = { [base]: { target: `http://localhost:${galleryPort}` } };

/**
 * The whole Rsbuild configuration of the widget gallery: one plain application under `/dev/ui`, which the
 * server shows to staff. One preview that does not compile must not hide the others, hence no overlay.
 */
export function defineGallery(): RsbuildConfig {
  const gallery: RsbuildConfig = {
    source: { entry: { index: './gallery/start.tsx' } },
    html: { template: './gallery/gallery.html' },
    dev: { client: { host: 'localhost', port: galleryPort, protocol: 'ws', overlay: false } },
    server: {
      base,
      port: galleryPort,
      strictPort: true,
      historyApiFallback: { index: `${base}/index.html` },
    },
    plugins: [
      pluginNonce(),
      pluginIntegrity(),
      pluginBuildRecord('gallery', process.cwd(), async () => ({})),
    ],
  };
  return defineConfig(mergeRsbuildConfig(baseConfig(), gallery));
}
