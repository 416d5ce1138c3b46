import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginDevFolder } from './dev-folder.ts';
import { jsxSource } from './jsx-source.ts';
import { pluginPdfParts } from './pdf-parts.ts';

const chunkLoadTimeoutMs = 120_000;

/** Of the development servers. The server compares Origin with Host, so the browser's own host is passed on. */
export const apiProxy = {
  '/api': { target: `http://localhost:${process.env.PORT || 3000}`, changeOrigin: false },
};

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
    plugins: [
      pluginReact({ swcReactOptions: { importSource: jsxSource } }),
      pluginDevFolder(),
      pluginPdfParts(),
    ],
  };
}
