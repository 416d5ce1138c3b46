import type { ShellBuildRecord } from '@berth/contract/release';
import type { Handlers } from '../../http/handlers.ts';
import type { OverrideCookie } from '../../http/override-cookie.ts';
import type { InForce } from '../releases/read-in-force.ts';
import { listFiles } from './list-files.ts';
import type { Registries } from './registry.service.ts';
import type { RegistryKey } from './registry-key.ts';
import type { createOutcomeReports } from './report-outcomes.ts';

type Dependencies = {
  registries: Registries;
  key: RegistryKey;
  overrides: OverrideCookie;
  readInForce: () => Promise<InForce>;
  /** The versions that this API has broken, as of a deployment. */
  listUnusable: (deployment: number) => Promise<string[]>;
  takeReport: ReturnType<typeof createOutcomeReports>;
  /** The shell that pages come with. */
  shell: ShellBuildRecord | null;
};

export function remoteHandlers(deps: Dependencies) {
  const { registries, key, overrides, readInForce, listUnusable, takeReport, shell } = deps;
  return {
    'GET /remotes': async ({ actor, cookies }) =>
      key.sign((await registries.read(actor, overrides.read(cookies))).registry),
    'GET /remotes/current': async () => {
      const { number } = await readInForce();
      return { deployment: number, unusable: await listUnusable(number), shell: shell?.version ?? null };
    },
    'GET /remotes/files': async ({ actor, cookies }) =>
      listFiles(shell, (await registries.read(actor, overrides.read(cookies))).remotes),
    'POST /remotes/report': async ({ actor, body }) => {
      await takeReport(body, actor?.customerId ?? null);
      return null;
    },
  } satisfies Partial<Handlers>;
}
