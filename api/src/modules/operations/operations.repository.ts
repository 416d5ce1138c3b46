import { randomUUID } from 'node:crypto';
import { expressionBuilder, type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Which operations of a customer one of its people did. */
export const byMember = (memberId: string) =>
  expressionBuilder<Tables, 'operation'>()('member_id', '=', memberId);

/**
 * The names of who did an operation, any of which may match: that of its time, and every other that the person has had
 * since or before.
 */
export const anyNameOf = (customerId: string) =>
  ({
    column: 'name.search',
    anyRow: (matches: RawBuilder<boolean>) =>
      sql<boolean>`(exists (select from (values (by_search)) as name (search) where ${matches})
        or member_id in (select name.member_id from member_name as name
          where name.customer_id = ${customerId}::uuid and ${matches}))`,
  }) as const;

/** A value for each kind, by which the operations of several kinds are found at once. */
export const valueOfKind = (values: Readonly<Record<string, readonly string[]>>) => {
  const pairs = Object.entries(values).flatMap(([value, kinds]) =>
    kinds.map((kind) => sql`(${kind}, ${value})`),
  );
  return {
    column: 'area.value',
    anyRow: (matches: RawBuilder<boolean>) =>
      sql<boolean>`kind in (select area.kind from (values ${sql.join(pairs)}) as area (kind, value) where ${matches})`,
  } as const;
};

export async function insertOperations(
  database: Kysely<Tables>,
  operations: readonly Omit<Insertable<Tables['operation']>, 'id'>[],
): Promise<void> {
  if (operations.length === 0) return;
  const rows = operations.map((operation) => ({ id: randomUUID(), ...operation }));
  await database.insertInto('operation').values(rows).execute();
}

export async function insertMemberNames(
  database: Kysely<Tables>,
  { customerId, userId }: { customerId: string; userId: string },
  names: readonly string[],
): Promise<void> {
  const rows = names.map((search) => ({ customer_id: customerId, member_id: userId, search }));
  await database.insertInto('member_name').values(rows).execute();
}

/** Which of these are people of the customer now. */
export async function listPresent(
  database: Kysely<Tables>,
  customerId: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const present = await database
    .selectFrom('member')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`id = any(${memberIds}::uuid[])`)
    .select('id')
    .execute();
  return new Set(present.map(({ id }) => id));
}
