import { createInstance } from '@module-federation/enhanced/runtime';
import provideExternalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { sharePatiently } from '../loading/share-patiently.ts';
import { lazy, running } from './shared-modules.virtual.js';

const shareConfig = (version: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
});

// By name what is there already, and what is fetched once somebody asks for it.
const shared = Object.fromEntries([
  ...running.map(([name, version, code]) => [
    name,
    { version, lib: () => code, shareConfig: shareConfig(version) },
  ]),
  ...lazy.map(([name, version, load]) => [
    name,
    {
      version,
      get: async () => {
        const code = await load();
        return () => code;
      },
      shareConfig: shareConfig(version),
    },
  ]),
]);

/**
 * The shell as a host of module federation: it comes with the first remote, and no page before that waits for it.
 * Remotes get the very modules that the shell runs with. Their entries bring no federation runtime of their own
 * (`externalRuntime` in shared/build/src/define-remote.ts): they take the one that the plugin leaves on the page.
 */
const { shareScopeMap } = createInstance({
  name: 'shell',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [provideExternalRuntime()],
});
sharePatiently(shareScopeMap);

export const shareScope = shareScopeMap.default ?? {};
