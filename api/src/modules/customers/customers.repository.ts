import type { SettlementKind } from '@berth/contract';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const mostFound = 20;

/** A customer as staff find and name it. */
export type Customer = { id: string; name: string; settlement: SettlementKind };

export async function countCustomers(database: Kysely<Tables>): Promise<number> {
  const { customers } = await database
    .selectFrom('customer')
    .select((row) => row.fn.countAll<number>().as('customers'))
    .executeTakeFirstOrThrow();
  return Number(customers);
}

/** Customers whose name, or the account of one of whose people, holds a text; the first by name. */
export async function findCustomers(
  database: Kysely<Tables>,
  { search, hasForwarder }: { search: string; hasForwarder: boolean },
): Promise<Customer[]> {
  const text = search.normalize('NFKC').trim().toLowerCase();
  const holds = (column: string) => sql<boolean>`strpos(lower(${sql.ref(column)}), ${text}) > 0`;
  return await database
    .selectFrom('customer')
    .$if(!hasForwarder, (found) => found.where('is_forwarder', '=', false))
    .where((row) =>
      row.or([
        holds('customer.name'),
        row.exists(
          row
            .selectFrom('member')
            .whereRef('member.customer_id', '=', 'customer.id')
            .where(holds('member.account_key'))
            .select('member.id'),
        ),
      ]),
    )
    .select(['customer.id', 'customer.name', 'customer.settlement'])
    .orderBy('customer.name')
    .orderBy('customer.id')
    .limit(mostFound)
    .execute();
}

export async function findCustomer(database: Kysely<Tables>, id: string): Promise<Customer | null> {
  const customer = await database
    .selectFrom('customer')
    .where('id', '=', id)
    .select(['id', 'name', 'settlement'])
    .executeTakeFirst();
  return customer ?? null;
}

export async function insertCustomer(
  transaction: Kysely<Tables>,
  customer: Insertable<Tables['customer']>,
): Promise<void> {
  await transaction.insertInto('customer').values(customer).execute();
}

/** How a customer pays; false where that is settled already. */
export async function settleCustomer(
  transaction: Kysely<Tables>,
  customerId: string,
  settlement: 'monthly' | 'perBill',
): Promise<boolean> {
  const settled = await transaction
    .updateTable('customer')
    .where('id', '=', customerId)
    .where('settlement', '=', 'unsigned')
    .set({ settlement, version: sql`version + 1` })
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

/** What a customer is known as. */
export async function getIdentity(database: Kysely<Tables>, id: string) {
  return await database
    .selectFrom('customer')
    .where('id', '=', id)
    .select(['name', 'kind', 'credit_code', 'registered_address'])
    .executeTakeFirstOrThrow();
}

/**
 * Nobody else changes the customer, or lets it ask for a change, until the transaction ends; its
 * bookings and messages are written meanwhile.
 */
export async function lockCustomer(transaction: Kysely<Tables>, id: string): Promise<void> {
  await transaction.selectFrom('customer').where('id', '=', id).select('id').forNoKeyUpdate().execute();
}

/** Makes a customer known as something else; how it pays stays as it is. */
export async function updateIdentity(
  transaction: Kysely<Tables>,
  id: string,
  identity: Updateable<Tables['customer']>,
): Promise<void> {
  await transaction.updateTable('customer').where('id', '=', id).set(identity).execute();
}

/** The name of another customer that has a credit code; null for none. Other transactions that ask for the code wait. */
export async function findOtherWithCode(
  transaction: Kysely<Tables>,
  { id, creditCode }: { id: string; creditCode: string },
): Promise<string | null> {
  const lock = `credit code ${creditCode}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  const other = await transaction
    .selectFrom('customer')
    .where('id', '<>', id)
    .where('credit_code', '=', creditCode)
    .select('name')
    .orderBy('created_at')
    .executeTakeFirst();
  return other?.name ?? null;
}

export async function getCustomerName(database: Kysely<Tables>, customerId: string): Promise<string> {
  const { name } = await database
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select('name')
    .executeTakeFirstOrThrow();
  return name;
}
