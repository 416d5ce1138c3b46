import type { EndpointDefinition } from '@berth/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/access.ts';
import { networkOf } from '../access/caller-network.ts';
import { createPlaces, type Places } from '../places.ts';

type Share = 'caller' | 'account' | 'network';

export type UploadPlaces = {
  /** Takes a place for an upload; the returned function gives it back. Throws UPLOADS_BUSY when there is none. */
  take: (request: FastifyRequest, definition: EndpointDefinition) => () => void;
};

/**
 * Each upload is held in memory from its first byte to its answer, so there are only so many. Visitors have places
 * of their own, and so have teams that release and systems: whoever takes all of those keeps no customer out. Of each,
 * neither one account in many sessions nor one network can take all. All people of a customer have one share: the main
 * account makes as many sub-accounts as it likes.
 */
export function createUploadPlaces(): UploadPlaces {
  const ofKeys = { ofAll: 8, ofOne: { caller: 4, account: 4, network: 6 } };
  const places: Record<ReturnType<typeof uploaderOf>, Places<Share>> = {
    signedIn: createPlaces({ ofAll: 16, ofOne: { caller: 4, account: 6, network: 8 } }, 'UPLOADS_BUSY'),
    visitors: createPlaces({ ofAll: 8, ofOne: { caller: 4, account: 4, network: 4 } }, 'UPLOADS_BUSY'),
    teams: createPlaces(ofKeys, 'UPLOADS_BUSY'),
    systems: createPlaces(ofKeys, 'UPLOADS_BUSY'),
  };
  return {
    take: (request, definition) =>
      places[uploaderOf(definition)].take({
        caller: callerOf(request),
        account: accountOf(request),
        network: networkOf(request.ip),
      }),
  };
}

/** Whose session or key it is: one account may have many. */
function accountOf(request: FastifyRequest): string {
  const { actor, releaser, system } = request;
  return actor?.customerId ?? releaser?.holder ?? system?.name ?? callerOf(request);
}

function uploaderOf({ access }: EndpointDefinition): 'signedIn' | 'visitors' | 'teams' | 'systems' {
  if (access === 'public') return 'visitors';
  if (access === 'integrationKey') return 'systems';
  return access === 'releaseKey' ? 'teams' : 'signedIn';
}
