import type { SettlementKind } from '@berth/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
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
export async function findCustomers(database: Kysely<Tables>, search: string): Promise<Customer[]> {
  const text = search.normalize('NFKC').trim().toLowerCase();
  const holds = (column: string) => sql<boolean>`strpos(lower(${sql.ref(column)}), ${text}) > 0`;
  return await database
    .selectFrom('customer')
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
    .set({ settlement })
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}
