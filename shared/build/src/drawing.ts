import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSitePage } from '@berth/contract';
import {
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  rspack,
} from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { readDefinition } from './describe-remote.ts';
import { jsxSource } from './jsx-source.ts';

/** The file of a release that draws its public pages as HTML; the server runs it in a sandbox. */
const drawingFile = 'drawing.js';
const entry = fileURLToPath(new URL('./page/drawing-entry.js', import.meta.url));

/**
 * Builds, beside the pages for browsers, one script that draws them without a browser: the same sources, with
 * `@berth/runtime/drawing` in place of the runtime. Class names are those of the build itself. Pages that are none of the
 * public site, and parts, are never drawn, and left out.
 */
export function pluginDrawing(root: string, classNames: RsbuildConfig): RsbuildPlugin {
  return {
    name: 'berth:drawing',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const places = join(root, 'node_modules/.cache');
        mkdirSync(places, { recursive: true });
        const folder = mkdtempSync(join(places, 'drawing-'));
        try {
          await buildDrawing(root, folder, classNames);
          copyFileSync(join(folder, drawingFile), join(api.context.distPath, drawingFile));
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      });
    },
  };
}

async function buildDrawing(root: string, folder: string, classNames: RsbuildConfig): Promise<void> {
  const { pages } = readDefinition(root);
  const drawn = Object.entries(pages).flatMap(([path, request]) => (isSitePage(path) ? [request] : []));
  // Beside the site's pages: those of staff, parts of the workspace, and what a page loads once somebody asks for it.
  const isLeftOut = (request: string, context: string) =>
    context === join(root, 'src') && request.startsWith('./features/') && !drawn.includes(request);
  const own: RsbuildConfig = {
    mode: 'production',
    logLevel: 'error',
    source: { entry: { drawing: { import: entry, html: false } } },
    resolve: {
      alias: {
        'berth-drawn-remote': join(root, 'src/remote.tsx'),
        '@berth/runtime$': '@berth/runtime/drawing',
      },
    },
    output: {
      target: 'web-worker',
      distPath: { root: folder, js: '' },
      filename: { js: drawingFile },
      filenameHash: false,
      cleanDistPath: true,
      legalComments: 'none',
      sourceMap: false,
    },
    performance: { printFileSize: false },
    splitChunks: false,
    tools: {
      rspack: {
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        // The entry stands in this package, what it imports is the remote's.
        resolve: { modules: [join(root, 'node_modules'), 'node_modules'] },
        plugins: [new rspack.IgnorePlugin({ checkResource: isLeftOut })],
      },
    },
    plugins: [pluginReact({ swcReactOptions: { importSource: jsxSource } })],
  };
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: mergeRsbuildConfig(own, classNames) });
  const { close } = await rsbuild.build();
  await close();
}
