import { createHash } from 'node:crypto';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { System } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ForwarderActing } from '../operations/doer.ts';
import { claimEvent, storeAnswer } from './integration-events.repository.ts';

export type IntegrationDependencies = Pick<Context, 'database' | 'clock' | 'reference'>;

/** The calls of systems that change something. */
export type IntegrationWrite = {
  [Key in keyof Endpoints]: Endpoints[Key]['access'] extends 'integrationKey'
    ? Key extends `POST ${string}`
      ? Key
      : never
    : never;
}[keyof Endpoints];

/** One write: inside which transaction, and by whom. */
export type Write = {
  transaction: Transaction<Tables>;
  /** Whose name histories show: the system's, or that of a person of staff who does by hand what systems do. */
  system: string;
  as: ForwarderActing['as'];
  now: Date;
};

/**
 * Does what a system asks for in one transaction with the record of who did what when, and with the answer. The same
 * `eventId` again is answered from that record; a call that was refused has left none and may be sent again.
 */
export async function doOnce<Key extends IntegrationWrite>(
  { database, clock }: Pick<IntegrationDependencies, 'database' | 'clock'>,
  endpoint: Key,
  /** The body of a call with a file is its query, and what the file is. */
  { system, body }: { system: System; body: { eventId: string } },
  work: (write: Write) => Promise<EndpointResult<Endpoints[Key]>>,
): Promise<EndpointResult<Endpoints[Key]>> {
  const { keyId, name } = system;
  const { eventId, ...content } = body;
  const bodyHash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const now = clock();
  return await database.transaction().execute(async (transaction) => {
    const claim = { system: name, eventId, keyId, endpoint, bodyHash, body: content, at: now };
    const earlier = await claimEvent(transaction, claim);
    if (earlier) {
      if (earlier.endpoint !== endpoint || earlier.bodyHash !== bodyHash)
        throw new Refusal('EVENT_ID_REUSED');
      return earlier.answer as EndpointResult<Endpoints[Key]>; // stored below, by this very endpoint
    }
    const answer = await work({ transaction, system: name, as: 'apiKey', now });
    await storeAnswer(transaction, { system: name, eventId }, answer);
    return answer;
  });
}
