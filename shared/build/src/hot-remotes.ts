import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Lets an edit of a remote reach the page of the shell without a reload. */
export function pluginHotRemotes(): RsbuildPlugin {
  return {
    name: 'berth:hot-remotes',
    apply: 'serve',
    setup(api) {
      const preEntry = fileURLToPath(new URL('./page/keep-renderers.js', import.meta.url));
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { source: { preEntry } }),
      );
    },
  };
}
