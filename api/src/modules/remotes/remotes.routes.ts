import type { Handlers } from '../../http/handlers.ts';
import type { RemoteRegistry } from './remote-registry.ts';

export function remoteHandlers({ registry }: { registry: RemoteRegistry }) {
  return {
    'GET /remotes': async () => registry.list(),
  } satisfies Partial<Handlers>;
}
