import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { countWaiting } from '../registrations/desk/desk.repository.ts';
import type { ReferenceReader } from '../selects/reference-catalog.ts';
import { clients } from './client-list.ts';
import { freezeClient } from './freeze-client.ts';
import { grantAir } from './grant-air.ts';
import { readClient } from './read-client.ts';
import { saveClient } from './save-client.ts';

/** Staff look after the customers of the forwarder. */
export function clientHandlers(deps: Pick<Context, 'database' | 'clock'> & { reference: ReferenceReader }) {
  const { database } = deps;
  return {
    'GET /system/client/list': async ({ actor, list, signal }) =>
      await clients.answerPage(database, actor.customerId, list, signal),
    'GET /system/client/waiting': async () => await countWaiting(database),
    'GET /system/client/get': async ({ query }) => await readClient(deps, query.id),
    'POST /system/client/save': async ({ body, locale }) => await saveClient(deps, body, locale),
    'POST /system/client/freeze': async ({ actor, body, locale }) =>
      await freezeClient(deps, body, { actor, locale }),
    'POST /system/client/grantAir': async ({ actor, body }) => await grantAir(deps, body, actor),
  } satisfies Partial<Handlers>;
}
