import type { Handlers } from '../../http/handlers.ts';
import { presentAddress } from './addresses.presenter.ts';
import { type AddressDependencies, deleteAddress, listAddresses, saveAddress } from './addresses.service.ts';

/** The customers' address books. */
export function addressHandlers(dependencies: AddressDependencies) {
  return {
    'GET /business/addressList': async ({ actor, query }) =>
      (await listAddresses(dependencies, actor, query.kind)).map(presentAddress),
    'POST /business/addressSave': async (call) => (await saveAddress(dependencies, call)).map(presentAddress),
    'POST /business/addressDelete': async ({ actor, body }) =>
      (await deleteAddress(dependencies, actor, body)).map(presentAddress),
  } satisfies Partial<Handlers>;
}
