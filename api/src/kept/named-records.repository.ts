import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Whose records they are: the session's member and customer, never the request's. */
export type Owner = { customerId: string; userId: string };

/**
 * A table of named records: each has an id, a title that is unique within its group (a kind, a table of the portal), a
 * version and the times of its creation and last change.
 */
export type NamedRecordTable<Table extends keyof Tables> = {
  table: Table;
  /** Null where all of a table's records are of one group, ''. */
  group: (keyof Tables[Table] & string) | null;
  /** A person's records have a `member_id`; a company's are common to all of its members. */
  ownedBy: 'person' | 'company';
};

/** A record, as far as a save of another one has to know it. */
export type NamedRecord = { id: string; group: string; title: string; version: string };

type CommonColumns = Omit<NamedRecord, 'group'> & { customer_id: string; member_id: string };

/** Makes the saves of one owner take turns, so that limits and unique names hold. */
export async function lockOwner(
  transaction: Kysely<Tables>,
  { customerId, userId }: Owner,
  ownedBy: 'person' | 'company' = 'person',
): Promise<void> {
  if (ownedBy === 'company') {
    const company = transaction.selectFrom('customer').where('id', '=', customerId).select('id');
    await company.forNoKeyUpdate().executeTakeFirstOrThrow();
    return;
  }
  await transaction
    .selectFrom('member')
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .select('customer_id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The owner's records of every group. */
export async function listOwn<Table extends keyof Tables>(
  database: Kysely<Tables>,
  where: NamedRecordTable<Table>,
  { customerId, userId }: Owner,
): Promise<NamedRecord[]> {
  return await recordsOf(database)
    .selectFrom(nameOf(where))
    .where('customer_id', '=', customerId)
    .$if(where.ownedBy === 'person', (own) => own.where('member_id', '=', userId))
    .select([
      'id',
      'title',
      'version',
      (where.group === null ? sql<string>`''` : sql.ref<string>(where.group)).as('group'),
    ])
    .execute();
}

export async function insertRecord<Table extends keyof Tables>(
  database: Kysely<Tables>,
  where: NamedRecordTable<Table>,
  record: Insertable<Tables[Table]>,
): Promise<void> {
  await recordsOf(database)
    .insertInto(nameOf(where))
    .values(record as unknown as CommonColumns) // the columns of this table, which the signature has checked
    .execute();
}

export async function updateRecord<Table extends keyof Tables>(
  database: Kysely<Tables>,
  where: NamedRecordTable<Table>,
  { customerId, userId, id }: Owner & { id: string },
  changes: Updateable<Tables[Table]>,
): Promise<void> {
  await recordsOf(database)
    .updateTable(nameOf(where))
    .where('customer_id', '=', customerId)
    .$if(where.ownedBy === 'person', (own) => own.where('member_id', '=', userId))
    .where('id', '=', id)
    .set(changes as Partial<CommonColumns>) // as above
    .execute();
}

export async function deleteRecord<Table extends keyof Tables>(
  database: Kysely<Tables>,
  where: NamedRecordTable<Table>,
  { customerId, userId, id }: Owner & { id: string },
): Promise<void> {
  await recordsOf(database)
    .deleteFrom(nameOf(where))
    .where('customer_id', '=', customerId)
    .$if(where.ownedBy === 'person', (own) => own.where('member_id', '=', userId))
    .where('id', '=', id)
    .execute();
}

// Kysely types no statement about a table that is a parameter: to the compiler each is `record`, a table of the columns
// that they have in common.
function recordsOf(database: Kysely<Tables>): Kysely<{ record: CommonColumns }> {
  return database as unknown as Kysely<{ record: CommonColumns }>;
}

function nameOf<Table extends keyof Tables>({ table }: NamedRecordTable<Table>): 'record' {
  return table as string as 'record';
}
