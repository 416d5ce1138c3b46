// npm run bench -- bytes: what a remote pays for each public export of @berth/ui, and what it is spared.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { baseConfig } from '@berth/build/rsbuild';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';

const root = fileURLToPath(new URL('..', import.meta.url));
const outputFolder = join(root, 'node_modules/.cache/bytes-per-widget');

/** What the shell shares at run time (shared/build/src/shared-modules.ts): a remote carries no byte of it. */
const isShared = (request: string) =>
  /^(react|react-dom)(\/|$)|^antd\/es\/|^@ant-design\/icons\/es\/components\/AntdIcon/.test(request);

/** Large libraries: which exports may bring them, and whether only once they are needed. */
const heavy: Record<string, { isLater: boolean; by: RegExp }> = {
  echarts: { isLater: true, by: /^Chart$/ },
  zrender: { isLater: true, by: /^Chart$/ },
  dompurify: { isLater: true, by: /^(RichText|DynamicForm)$/ },
  'pdfjs-dist': { isLater: true, by: /^(FileViewer|ViewableFiles|useFileViewer)$/ },
  '@dnd-kit': { isLater: true, by: /^(ColumnSettings|DataTable)$/ },
};

type Cost = { name: string; script: number; style: number; later: number; libraries: string[] };

/** The names that `index.ts` exports as values. */
function exportedNames(): string[] {
  const index = readFileSync(join(root, 'src/index.ts'), 'utf8');
  return Array.from(index.matchAll(/export \{([^}]*)\}/g), ([, names = '']) => names.split(','))
    .flat()
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '))
    .sort();
}

/** An application for each name that imports it and nothing else, built as a remote is. */
async function build(names: readonly string[]): Promise<Rspack.Compilation> {
  const entries = names.map((name) => [name, join(root, `bench/${name}.virtual.js`)] as const);
  const sources = entries.map(([name, file]) => [
    file,
    `import { ${name} } from '../src/index.ts'; globalThis.kept = ${name};`,
  ]);
  const config: RsbuildConfig = {
    mode: 'production',
    logLevel: 'error',
    source: { entry: Object.fromEntries(entries) },
    output: { distPath: { root: outputFolder }, filenameHash: false },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: (options, { appendPlugins }) => {
        options.externals = [
          ({ request = '' }, done) =>
            isShared(request) ? done(undefined, `var globalThis[${JSON.stringify(request)}]`) : done(),
        ];
        appendPlugins(new rspack.experiments.VirtualModulesPlugin(Object.fromEntries(sources)));
      },
    },
  };
  const rsbuild = await createRsbuild({ cwd: root, config: mergeRsbuildConfig(baseConfig(), config) });
  const { stats } = await rsbuild.build();
  if (!stats || 'stats' in stats) throw new Error('One build was asked for, and another came.');
  return stats.compilation;
}

function costOf(name: string, compilation: Rspack.Compilation): Cost {
  const first = new Set(compilation.entrypoints.get(name)?.chunks);
  const later = new Set([...first].flatMap((chunk) => [...chunk.getAllAsyncChunks()]));
  for (const chunk of first) later.delete(chunk);
  return {
    name,
    script: bytesOf(first, '.js'),
    style: bytesOf(first, '.css'),
    later: bytesOf(later, ''),
    libraries: [
      ...librariesIn(first, compilation),
      ...librariesIn(later, compilation).map((library) => `${library} later`),
    ],
  };
}

function bytesOf(chunks: Iterable<Rspack.Chunk>, end: string): number {
  return [...chunks]
    .flatMap(({ files }) => [...files])
    .filter((file) => file.endsWith(end))
    .reduce((total, file) => total + brotliCompressSync(readFileSync(join(outputFolder, file))).length, 0);
}

function librariesIn(chunks: Iterable<Rspack.Chunk>, { chunkGraph }: Rspack.Compilation): string[] {
  const identifiers = [...chunks]
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    // A module that was put together from others names only one of them.
    .flatMap((module) => [module, ...('modules' in module ? (module.modules as Rspack.Module[]) : [])])
    .map((module) => module.identifier());
  return Object.keys(heavy).filter((library) =>
    identifiers.some((identifier) => identifier.includes(`/node_modules/${library}/`)),
  );
}

/** What someone gets who did not ask for it. */
function surprises({ name, libraries }: Cost): string[] {
  return libraries.flatMap((entry) => {
    const [library = '', when] = entry.split(' ');
    const rule = heavy[library];
    if (!rule?.by.test(name)) return [`${name} brings ${library}.`];
    return rule.isLater && when !== 'later' ? [`${name} brings ${library} at once.`] : [];
  });
}

const names = exportedNames();
const compilation = await build(names);
const costs = names.map((name) => costOf(name, compilation));
console.info('Bytes of each public export of @berth/ui (brotli), without what the shell shares:');
console.table(
  Object.fromEntries(
    costs.map(({ name, libraries, ...bytes }) => [name, { ...bytes, libraries: libraries.join(', ') }]),
  ),
);
const found = costs.flatMap(surprises);
console.info(found.length > 0 ? found.join('\n') : 'Nobody gets a large library who did not ask for it.');
process.exitCode = found.length > 0 ? 1 : 0;
