import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type CustomerChange, insertMessages, notifyCustomers } from './changes.repository.ts';

export type { CustomerChange } from './changes.repository.ts';

/**
 * Writes a message about a change for each of the customer's people, in the transaction of the change itself: it is
 * told exactly when the change holds. Open pages hear of it with the commit. The words are made when it is read.
 */
export async function tellCustomer(transaction: Transaction<Tables>, change: CustomerChange): Promise<void> {
  await tellCustomers(transaction, [change]);
}

/** The same of several changes, whichever customers' they are. */
export async function tellCustomers(
  transaction: Transaction<Tables>,
  changes: readonly CustomerChange[],
): Promise<void> {
  if (changes.length > 0) await insertMessages(transaction, changes);
}

/** Has one person's open pages look for what is new, once the transaction is committed. */
export async function wakeMember(
  database: Kysely<Tables>,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<void> {
  await notifyCustomers(database, [{ customerId, memberId: userId }]);
}

/**
 * Has the customer's open pages ask anew for a booking that changed, once the transaction is committed. Nobody is sent
 * a message: that is `tellCustomer`, which includes this.
 */
export async function showChange(
  database: Kysely<Tables>,
  change: { customerId: string; bookingId: string },
): Promise<void> {
  await showChanges(database, [change]);
}

/** The same of several bookings, whichever customers' they are. */
export async function showChanges(
  database: Kysely<Tables>,
  changes: readonly { customerId: string; bookingId: string }[],
): Promise<void> {
  await notifyCustomers(database, changes);
}
