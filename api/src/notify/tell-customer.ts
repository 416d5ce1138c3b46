import type { Permission } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import {
  type CustomerChange,
  insertMessages,
  type NamedRecord,
  notifyCustomers,
} from './changes.repository.ts';

export type { CustomerChange, MessageRecord } from './changes.repository.ts';

/**
 * Writes a message about a change for each of the customer's people, in the transaction of the change itself: either
 * both are committed or neither. Open pages load it after the commit. It is worded when it is read.
 */
export async function tellCustomer(transaction: Transaction<Tables>, change: CustomerChange): Promise<void> {
  await tellCustomers(transaction, [change]);
}

/** The same of several changes, of any customers. */
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

/** Makes open pages refetch what their person may do, once the transaction is committed: one person's pages or all. */
export async function showRights(
  database: Kysely<Tables>,
  { customerId, memberId }: { customerId: string; memberId?: string },
): Promise<void> {
  await notifyCustomers(database, [{ customerId, memberId, isOfRights: true }]);
}

type ShownChange = { customerId: string; record: NamedRecord };

/**
 * Has the customer's open pages refetch a record that changed, once the transaction is committed. Nobody is sent a
 * message: that is `tellCustomer`, which includes this.
 */
export async function showChange(database: Kysely<Tables>, change: ShownChange): Promise<void> {
  await showChanges(database, [change]);
}

/** The same of several records, of any customers. */
export async function showChanges(database: Kysely<Tables>, changes: readonly ShownChange[]): Promise<void> {
  await notifyCustomers(database, changes);
}

/** Has one person's open pages refetch a record that nobody else of the customer sees. */
export async function showToMember(
  database: Kysely<Tables>,
  { customerId, memberId, record }: ShownChange & { memberId: string },
): Promise<void> {
  await notifyCustomers(database, [{ customerId, memberId, record }]);
}

/** Has the open pages of everybody refetch a record who may do something, such as work at a desk of the forwarder's. */
export async function showToPermitted(
  database: Kysely<Tables>,
  { permission, record }: { permission: Permission; record: NamedRecord },
): Promise<void> {
  await notifyCustomers(database, [{ customerId: '', permission, record }]);
}
