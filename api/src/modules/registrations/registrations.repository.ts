import { randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { RegistrationEventKind } from './registrations.schema.ts';

// Whoever registers is no customer yet: these statements find a registration by its secret, or for the reviewers.

export type RegistrationRow = Selectable<Tables['registration']>;

/** The registration as it was inserted; null where its secret was sent before, or another asks for its account. */
export async function insertRegistration(
  transaction: Kysely<Tables>,
  registration: Insertable<Tables['registration']>,
): Promise<RegistrationRow | null> {
  const added = await transaction
    .insertInto('registration')
    .values(registration)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return added ?? null;
}

export async function findByLink(
  database: Kysely<Tables>,
  linkHash: Buffer,
): Promise<RegistrationRow | null> {
  const row = await database
    .selectFrom('registration')
    .where('link_hash', '=', linkHash)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockByLink(
  transaction: Kysely<Tables>,
  linkHash: Buffer,
): Promise<RegistrationRow | null> {
  const row = await transaction
    .selectFrom('registration')
    .where('link_hash', '=', linkHash)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findRegistration(
  database: Kysely<Tables>,
  id: string,
): Promise<RegistrationRow | null> {
  const row = await database.selectFrom('registration').where('id', '=', id).selectAll().executeTakeFirst();
  return row ?? null;
}

export async function lockRegistration(
  transaction: Kysely<Tables>,
  id: string,
): Promise<RegistrationRow | null> {
  const row = await transaction
    .selectFrom('registration')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a registration, which has another version from then on; what is a customer's, with that customer alone. */
export async function updateRegistration(
  transaction: Kysely<Tables>,
  { id, customer_id: customerId }: Pick<RegistrationRow, 'id' | 'customer_id'>,
  changes: Updateable<Tables['registration']>,
): Promise<RegistrationRow> {
  return await transaction
    .updateTable('registration')
    .where('id', '=', id)
    .$if(customerId !== null, (own) => own.where('customer_id', '=', customerId))
    .set(changes)
    .set((row) => ({ version: row('version', '+', 1) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether somebody signs in by an account, or another registration that is not decided asks for it. */
export async function isAccountTaken(
  database: Kysely<Tables>,
  accountKey: string,
  exceptId?: string,
): Promise<boolean> {
  const member = await database
    .selectFrom('member')
    .where('account_key', '=', accountKey)
    .select('id')
    .executeTakeFirst();
  if (member) return true;
  const other = await database
    .selectFrom('registration')
    .where('account_key', '=', accountKey)
    .where('status', 'in', ['waiting', 'returned'])
    .$if(exceptId !== undefined, (found) => found.where('id', '<>', exceptId ?? null))
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** The next number of a day. */
export async function takeSerial(transaction: Kysely<Tables>, day: string): Promise<number> {
  const { last } = await transaction
    .insertInto('registration_serial')
    .values({ day, last: 1 })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ last: sql`registration_serial.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertEvent(
  transaction: Kysely<Tables>,
  event: { registrationId: string; what: RegistrationEventKind; by: string | null; words?: string; at: Date },
): Promise<void> {
  await transaction
    .insertInto('registration_event')
    .values({
      id: randomUUID(),
      registration_id: event.registrationId,
      what: event.what,
      by_name: event.by,
      words: event.words ?? '',
      at: event.at,
    })
    .execute();
}

export async function listEvents(database: Kysely<Tables>, registrationId: string) {
  return await database
    .selectFrom('registration_event')
    .where('registration_id', '=', registrationId)
    .select(['what', 'by_name', 'words', 'at'])
    .orderBy('at')
    .orderBy('id')
    .execute();
}
