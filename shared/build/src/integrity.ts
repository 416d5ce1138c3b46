import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { listFiles, sha384 } from './built-files.ts';

// Well formed, and of no file: a browser refuses whatever comes. An absent or malformed hash it takes as none.
const ofNoFile = `sha384-${'A'.repeat(64)}`;

const lookUp = /__webpack_require__\.(sriHashes|sriExtractCssHashes)\[chunkId\](?! \|\|)/g;

/**
 * Subresource integrity for all that a page loads of a build, failing closed: index.html has the hashes of what it
 * names, the entry (whose own hash stands in the registry) those of its chunks and styles. A chunk without a hash
 * does not load. The names of chunks in the entry are also what tells `@rsbuild/plugin-assets-retry` what to load
 * anew: it goes through the same loader, hash included.
 */
export function pluginIntegrity(): RsbuildPlugin {
  return {
    name: 'berth:integrity',
    apply: 'build',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          security: { sri: { enable: true, algorithm: 'sha384' } },
          tools: { rspack: { output: { crossOriginLoading: 'anonymous' } } },
        }),
      );
      api.modifyRspackConfig((_config, { appendPlugins }) => {
        appendPlugins({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.thisCompilation.tap('berth:integrity', (compilation) => {
              compilation.hooks.runtimeModule.tap('berth:integrity', (module) => {
                const code = module.source?.source.toString() ?? '';
                const closed = failClosed(code);
                if (module.source && closed !== code) module.source.source = Buffer.from(closed);
              });
            });
          },
        });
      });
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) assertAllHashed(api.context.distPath);
      });
    },
  };
}

/** The chunk loader's code, in which a chunk without a hash gets one that fits no file. */
export function failClosed(code: string): string {
  return code.replace(lookUp, (found) => `(${found} || "${ofNoFile}")`);
}

/** Every script and style of a build must be loaded with its hash: by the entry, by index.html or by the registry. */
function assertAllHashed(folder: string): void {
  const files = listFiles(folder);
  const loaders = files.filter((path) => /^(remote-entry\.js|index\.html|static\/js\/[^/]+\.js)$/.test(path));
  const texts = loaders.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
  if (/(sriHashes|sriExtractCssHashes)\[\w+\](?!\|\|| \|\|)/.test(texts)) {
    throw new Error(
      'A chunk loader asks for a hash without a second thought: see shared/build/src/integrity.ts.',
    );
  }
  const bare = files.filter(
    (path) =>
      /^static\/.*\.(js|css)$/.test(path) && !texts.includes(sha384(readFileSync(join(folder, path)))),
  );
  if (bare.length > 0) throw new Error(`Nothing has the hash of ${bare.join(', ')}.`);
}
