import type { RsbuildPlugin } from '@rsbuild/core';

/** In the package. */
const devFolder = 'node_modules/.cache/berth/dev';

/** What a development server writes and cleans is never `dist`: a running `npm start` serves that. */
export function pluginDevFolder(): RsbuildPlugin {
  return {
    name: 'berth:dev-folder',
    // Not of `preview` either, which serves what was built.
    apply: (_config, { action }) => action === 'dev',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { output: { distPath: { root: devFolder } } }),
      );
    },
  };
}
