import { judgePart } from './judge-part.ts';

/** Builds of remotes refetch three times within two seconds: what hangs would hold up their page for ten each time. */
const failedForMs = 5000;

/** A module that the shell shares, as the federation runtime stores it. */
type Shared = { get: () => Promise<unknown>; loading?: unknown };
/** By scope, name and version. */
type ShareScopes = { default?: Record<string, Record<string, Shared>> };

/**
 * A shared module is a part of the shell, whoever waits for it: no remote is to blame where it fails or hangs. The
 * federation runtime would remember a failure for good, and every page that needs the module would fail with it until a
 * reload: the module is refetched instead.
 */
export function sharePatiently({ default: scope = {} }: ShareScopes): void {
  for (const shared of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    const get = shared.get.bind(shared);
    let asked: Promise<unknown> | null = null;
    const forget = () => {
      asked = null;
    };
    const ask = () => {
      const asking = judgePart(get, forget);
      // Unless it has been refetched meanwhile.
      const forgetThis = () => asked === asking && forget();
      asking.catch(() => setTimeout(forgetThis, failedForMs));
      return asking;
    };
    shared.get = () => {
      asked ??= ask();
      return asked.catch((error: unknown) => {
        shared.loading = undefined;
        throw error;
      });
    };
  }
}
