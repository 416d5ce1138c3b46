import type { RemoteEntry } from '@berth/contract';

type Told = { name: string; basePath: string; isPublic: boolean; preload: RemoteEntry['preload'] };

export const entryHash = `sha384-${'A'.repeat(64)}`;

/** A remote as a registry has it, of version 1. */
export function remoteEntry({ name, basePath, isPublic, preload }: Told): RemoteEntry {
  return {
    name,
    title: { 'zh-CN': name, en: name },
    basePaths: [basePath],
    public: isPublic,
    runtime: '^0.1.0',
    menu: [],
    version: '1',
    entry: `/remotes/${name}/1/remote-entry.js`,
    integrity: entryHash,
    global: `berth_${name}`,
    preload,
    fallback: null,
    isOverridden: false,
  };
}
