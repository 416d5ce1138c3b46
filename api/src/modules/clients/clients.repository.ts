import { randomUUID } from 'node:crypto';
import type { ClientTerms } from '@berth/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const lastFreezes = 100;

function clients(database: Kysely<Tables>, id: string) {
  return database.selectFrom('customer').where('id', '=', id).where('is_forwarder', '=', false);
}

export type ClientFacts = NonNullable<Awaited<ReturnType<typeof findClient>>>;

/** A customer with its credit; the forwarder is none. */
export async function findClient(database: Kysely<Tables>, id: string) {
  const row = await clients(database, id)
    .leftJoin('customer_credit', 'customer_credit.customer_id', 'customer.id')
    .selectAll('customer')
    .select(['customer_credit.limit_minor', 'customer_credit.days'])
    .executeTakeFirst();
  return row ?? null;
}

/** The same; nobody else changes it, or its people, until the transaction ends. */
export async function lockClient(transaction: Transaction<Tables>, id: string) {
  const row = await clients(transaction, id)
    .select(['id', 'name', 'version', 'frozen_at', 'branch_code', 'salesperson_id', 'customer_service_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Gives the version that it has then. */
export async function updateTerms(
  transaction: Transaction<Tables>,
  id: string,
  { terms, at }: { terms: ClientTerms; at: Date },
): Promise<number> {
  const { version } = await transaction
    .updateTable('customer')
    .where('id', '=', id)
    .set({
      settlement: terms.settlement,
      branch_code: terms.branchCode,
      salesperson_id: terms.salespersonId,
      customer_service_id: terms.customerServiceId,
      version: sql`version + 1`,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  await storeCredit(transaction, id, { terms, at });
  return version;
}

async function storeCredit(
  transaction: Transaction<Tables>,
  id: string,
  { terms: { creditLimitMinor, creditDays }, at }: { terms: ClientTerms; at: Date },
): Promise<void> {
  if (creditLimitMinor === null || creditDays === null) {
    await transaction.deleteFrom('customer_credit').where('customer_id', '=', id).execute();
    return;
  }
  const credit = { limit_minor: creditLimitMinor, days: creditDays, updated_at: at.toISOString() };
  await transaction
    .insertInto('customer_credit')
    .values({ customer_id: id, ...credit })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(credit))
    .execute();
}

type Freeze = { isFrozen: boolean; reason: string; by: string; at: Date };

/** Freezes a customer or lets it go on, and writes that into its history. */
export async function storeFreeze(
  transaction: Transaction<Tables>,
  id: string,
  { isFrozen, reason, by, at }: Freeze,
): Promise<number> {
  const { version } = await transaction
    .updateTable('customer')
    .where('id', '=', id)
    .set({
      frozen_at: isFrozen ? at : null,
      frozen_reason: isFrozen ? reason : null,
      version: sql`version + 1`,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  const event = { id: randomUUID(), customer_id: id, is_frozen: isFrozen, reason, by_name: by, at };
  await transaction.insertInto('customer_freeze').values(event).execute();
  return version;
}

/** The newest first. */
export async function listFreezes(database: Kysely<Tables>, customerId: string) {
  return await database
    .selectFrom('customer_freeze')
    .where('customer_id', '=', customerId)
    .select(['is_frozen', 'reason', 'by_name', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(lastFreezes)
    .execute();
}

/** The company of a person; null for nobody's, and for one of the staff. */
export async function findCompanyOf(database: Kysely<Tables>, memberId: string): Promise<string | null> {
  const row = await database
    .selectFrom('member')
    .innerJoin('customer', 'customer.id', 'member.customer_id')
    .where('member.id', '=', memberId)
    .where('customer.is_forwarder', '=', false)
    .select('member.customer_id')
    .executeTakeFirst();
  return row?.customer_id ?? null;
}
