import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { listFiles } from './built-files.ts';

// What rspack's loader writes to the script element that a chunk runs from: `<name of the build>:chunk-<id>`.
const owner = 'document.currentScript.dataset.rspack.split(":")[0]';

const buildConstant = '__BERTH_BUILD__';

const lookForSheet = /if \((\w+\(href, fullhref\))\) return resolve\(\)/;
const ofSameHash = 'link[rel="stylesheet"][integrity="';
const sameSheet = `document.querySelector('${ofSameHash}' + (__webpack_require__.sriExtractCssHashes[chunkId] || "") + '"]')`;

/**
 * A chunk that has not changed is the same file in the next version. Each held the name of its build, so that one
 * changed word renamed them all: now the script element says whose chunk it is, which keeps two builds in one page
 * apart as before. And federation's runtime module, named by what it holds, took the short ids of other modules in one
 * build and not in the next: the name of the build comes into it as a constant, which is no part of its own name.
 *
 * Two such builds may have a style sheet in common. What is in the page already is not loaded again: it would come
 * behind, and so win over, what the other build has put after it.
 */
export function pluginSteadyChunks(build: string): RsbuildPlugin {
  return {
    name: 'berth:steady-chunks',
    apply: 'build',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) => {
        appendPlugins([
          new rspack.DefinePlugin({ [buildConstant]: JSON.stringify(build) }),
          new rspack.NormalModuleReplacementPlugin(/data:text\/javascript,/, (resource) => {
            resource.request = withoutBuild(resource.request, build);
          }),
          { apply: steady },
        ]);
      });
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) assertSheetsShared(api.context.distPath);
      });
    },
  };
}

function steady(compiler: Rspack.Compiler): void {
  compiler.hooks.thisCompilation.tap('berth:steady-chunks', (compilation) => {
    compilation.hooks.runtimeModule.tap('berth:steady-chunks', (module) => {
      const code = module.source?.source.toString() ?? '';
      const shared = shareSheets(code);
      if (module.source && shared !== code) module.source.source = Buffer.from(shared);
    });
    // Before the files are minified, and before their names are made of what they hold.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    compilation.hooks.processAssets.tap({ name: 'berth:steady-chunks', stage }, () => takeNames(compilation));
  });
}

function takeNames(compilation: Rspack.Compilation): void {
  const { chunkLoadingGlobal = '', uniqueName = '' } = compilation.outputOptions;
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of Array.from(chunk.files).filter((name) => name.endsWith('.js'))) {
      compilation.updateAsset(file, (source) => {
        const code = source.source().toString();
        const nameless = askOwner(code, chunkLoadingGlobal, uniqueName);
        if (nameless.includes(uniqueName))
          throw new Error(`${file} holds its build's name: see steady-chunks.ts.`);
        return new rspack.sources.RawSource(nameless);
      });
    }
  }
}

/** A chunk's code in which the list of its build's chunks is found by the script element that it runs from. */
export function askOwner(code: string, chunkLoadingGlobal: string, uniqueName: string): string {
  const prefix = chunkLoadingGlobal.replace(uniqueName, '');
  return code.replaceAll(`self["${chunkLoadingGlobal}"]`, `self["${prefix}" + ${owner}]`);
}

/** A module that stands in a data URL, with the name of the build as a constant. */
export function withoutBuild(request: string, build: string): string {
  return request.replaceAll(encodeURIComponent(JSON.stringify(build)), buildConstant);
}

/** The style loader's code, which also takes a style sheet with the same hash for its own, once that has come. */
export function shareSheets(code: string): string {
  return code.replace(lookForSheet, (_found, ofSameAddress) => {
    return `if (${ofSameAddress} || ${sameSheet}?.sheet) return resolve()`;
  });
}

function assertSheetsShared(folder: string): void {
  const files = listFiles(folder);
  if (!files.some((path) => path.endsWith('.css'))) return;
  const scripts = files.filter((path) => path.endsWith('.js'));
  if (scripts.some((path) => readFileSync(join(folder, path), 'utf8').includes(ofSameHash))) return;
  throw new Error('The style loader loads what is there already: see shared/build/src/steady-chunks.ts.');
}
