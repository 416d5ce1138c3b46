import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellBuildRecord } from '@berth/contract/release';
import type { Rspack } from '@rsbuild/core';
import { ChunkFiles } from './chunk-files.ts';
import { calledEndpoints } from './describe-remote.ts';
import { namesExported } from './module-names.ts';
import { providedVersion } from './shared-modules.ts';
import { lazyModules, providerFile, runningModules, shareScopePart } from './shared-provider.ts';

type Described = Omit<ShellBuildRecord, 'name' | 'version' | 'files'>;

/**
 * The shell's own parts by what leads to them: `''` is what every page needs, the others besides it. `guard.ts`
 * decides between them: the login page, and the workspace for all that needs a session.
 */
export const shellParts = {
  '': { from: 'src/index.ts', request: './bootstrap.tsx' },
  '/login': { from: 'src/shell-parts.ts', request: './login/LoginPage.tsx' },
  '/': { from: 'src/shell-parts.ts', request: './layout/Workspace.tsx' },
  'zh-CN': { from: 'src/locales/shell-translations.ts', request: './zh-CN.json' },
  en: { from: 'src/locales/shell-translations.ts', request: './en.json' },
};

const ofTheDoor = '../shared/runtime/src/runtime/create-runtime.ts';

/** Each part with the key that it is preloaded under; words come from the door, too. */
export const preloadedParts = [
  ...Object.entries(shellParts),
  ['zh-CN', { from: ofTheDoor, request: '../locales/zh-CN.json' }],
  ['en', { from: ofTheDoor, request: '../locales/en.json' }],
] as const;

/** What `build.json` of the shell says besides its files. */
export async function describeShell(
  root: string,
  compilation: Rspack.Compilation,
  distPath: string,
): Promise<Described> {
  const chunks = new ChunkFiles(compilation);
  const runtime = join(root, '../shared/runtime');
  const { version } = JSON.parse(readFileSync(join(runtime, 'package.json'), 'utf8'));
  const preload: Record<string, string[]> = {};
  for (const [key, { from, request }] of preloadedParts) {
    const { files } = chunks.imported({ from: join(root, from), request });
    const known = key === '' ? [] : (preload[''] ?? []);
    const all = [...(preload[key] ?? []), ...files];
    preload[key] = [...new Set(all)].filter((file) => !known.includes(file)).sort();
  }
  const sharedFiles = filesOfShared(root, chunks);
  return {
    preload,
    contract: await calledEndpoints(distPath),
    provides: {
      runtime: { version, exports: namesExported(join(runtime, 'src/index.ts')) },
      shared: Object.fromEntries(
        Object.keys(sharedFiles).map((request) => [request, providedVersion(root, request)]),
      ),
      sharedFiles,
    },
  };
}

/** What whoever asks for a shared module has to load besides the first part: the share scope, and what is not running. */
function filesOfShared(root: string, chunks: ChunkFiles): Record<string, string[]> {
  const scope = chunks.imported({ ...shareScopePart, from: join(root, shareScopePart.from) }).files;
  const from = providerFile(root);
  const shared = [
    ...runningModules().map((request): [string, string[]] => [request, scope]),
    ...lazyModules(root).map((request): [string, string[]] => [
      request,
      [...scope, ...chunks.imported({ from, request }).files],
    ]),
  ];
  return Object.fromEntries(shared.sort(([one], [other]) => (one < other ? -1 : 1)));
}
