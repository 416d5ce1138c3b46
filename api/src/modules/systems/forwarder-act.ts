import type { Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor, System } from '../../http/handlers.ts';
import type { ForwarderActing } from '../operations/doer.ts';
import { doOnce, type IntegrationDependencies, type IntegrationWrite, type Write } from './do-once.ts';

/** What the forwarder does once, in one transaction: by a system of its own, or by a person of its desk. */
export type ForwarderAct = {
  transaction: Transaction<Tables>;
  /** Whose name the record's history shows. */
  name: string;
  as: ForwarderActing['as'];
  now: Date;
  locale: Locale;
};

type Dependencies = Pick<IntegrationDependencies, 'database' | 'clock'>;

/** One transaction, in the name of the person at the desk. */
export async function actAtDesk<Answer>(
  { database, clock }: Dependencies,
  { actor, locale }: { actor: Pick<Actor, 'name'>; locale: Locale },
  work: (act: ForwarderAct) => Promise<Answer>,
): Promise<Answer> {
  const now = clock();
  return await database
    .transaction()
    .execute((transaction) => work({ transaction, name: actor.name, as: 'staff', now, locale }));
}

type Result<Key extends keyof Endpoints> = Promise<EndpointResult<Endpoints[Key]>>;

/** The same in the name of a system, once for each event. */
export async function actOnce<Key extends IntegrationWrite>(
  dependencies: Dependencies,
  endpoint: Key,
  { system, locale, body }: { system: System; locale: Locale; body: { eventId: string } },
  work: (act: ForwarderAct) => Result<Key>,
): Result<Key> {
  return await doOnce(dependencies, endpoint, { system, body }, (write) => work(actOf(write, locale)));
}

export const actOf = ({ transaction, system, now }: Write, locale: Locale): ForwarderAct => ({
  transaction,
  name: system,
  as: 'apiKey',
  now,
  locale,
});

/** What is done at the desk, for what else systems do. */
export const writeOf = ({ transaction, name, as, now }: ForwarderAct): Write => ({
  transaction,
  system: name,
  as,
  now,
});

/** How histories and the log know who acts. */
export const byForwarder = ({ name, as }: Pick<ForwarderAct, 'name' | 'as'>): ForwarderActing => ({
  userId: null,
  name,
  as,
});
