import { randomUUID } from 'node:crypto';
import { expressionBuilder, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Which operations of a customer one of its people did. */
export const byMember = (memberId: string) =>
  expressionBuilder<Tables, 'operation'>()('member_id', '=', memberId);

export async function insertOperation(
  database: Kysely<Tables>,
  operation: Omit<Insertable<Tables['operation']>, 'id'>,
): Promise<void> {
  await database
    .insertInto('operation')
    .values({ id: randomUUID(), ...operation })
    .execute();
}
