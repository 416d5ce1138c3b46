import { describeContract, type ShellBuildRecord } from '@berth/contract/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { createOverrideCookie } from '../../http/override-cookie.ts';
import { createInForceReader } from '../releases/read-in-force.ts';
import type { ReleaseDependencies } from '../releases/release-dependencies.ts';
import { createUnusableShellReader } from '../shells/unusable-shells.ts';
import { createDevRemotes } from './dev-remotes.ts';
import { createRegistries } from './registry.service.ts';
import { openRegistryKey } from './registry-key.ts';
import { remoteHandlers } from './remotes.routes.ts';
import { createOutcomeReports } from './report-outcomes.ts';
import { createUnusableReader } from './unusable-versions.ts';

type Options = ReleaseDependencies & {
  config: Pick<Config, 'devRemotes' | 'remoteOrigins' | 'publicOrigin'>;
  /** The folder that holds the `remote-*` packages. */
  root: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The shell that is served; null where none is built. */
  shell: ShellBuildRecord | null;
};

/** Everything that decides and says which versions of remotes a page gets. */
export async function openRemotes(options: Options) {
  const { database, clock, surface, config, root, log, shell } = options;
  const { devRemotes, remoteOrigins: origins, publicOrigin } = config;
  const readInForce = createInForceReader({ database, clock, surface });
  const key = await openRegistryKey({ database, clock });
  const overrides = createOverrideCookie(publicOrigin);
  const development = createDevRemotes({
    root,
    devRemotes,
    origins,
    warn: (err, message) => log.warn({ err }, message),
  });
  let contract: ReturnType<typeof describeContract> | null = null;
  const contractHash = async () => {
    contract ??= describeContract();
    return (await contract).hash;
  };
  const registries = createRegistries({ database, clock, readInForce, development, contractHash });
  const handlers = remoteHandlers({
    registries,
    key,
    overrides,
    readInForce,
    listUnusable: createUnusableReader({
      database,
      surface,
      listUnusableShells: createUnusableShellReader({ database, surface }),
    }),
    shell,
    takeReport: createOutcomeReports({ database, clock, readInForce, log }),
  });
  return { handlers, registries, key, overrides };
}
