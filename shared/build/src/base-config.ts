import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const chunkLoadTimeoutMs = 120_000;

/** What shell and remotes have in common. */
export function baseConfig(): RsbuildConfig {
  return {
    dev: { lazyCompilation: false },
    source: {
      transformImport: [
        { libraryName: 'antd', libraryDirectory: 'es', style: false },
        {
          libraryName: '@ant-design/icons',
          libraryDirectory: 'es/icons',
          style: false,
          camelToDashComponentName: false,
        },
      ],
    },
    output: {
      cleanDistPath: true,
      sourceMap: false,
      legalComments: 'none',
    },
    tools: {
      rspack: { output: { chunkLoadTimeout: chunkLoadTimeoutMs } },
    },
    performance: { printFileSize: { detail: false } },
    plugins: [pluginReact()],
  };
}
