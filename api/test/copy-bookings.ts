import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../src/database/tables.ts';

/**
 * Copies of a customer's booking under numbers of their own, made where they stand: by calls it would take minutes.
 * `others` are columns with values of their own in each copy, in SQL.
 */
export async function copyBookings(
  database: Kysely<Tables>,
  fromCustomer: string,
  toCustomer: string,
  count: number,
  others: Readonly<Record<string, RawBuilder<unknown>>> = {},
): Promise<void> {
  const own: Record<string, RawBuilder<unknown>> = {
    id: sql`gen_random_uuid()`,
    customer_id: sql`${toCustomer}`,
    business_number: sql`'COPY-' || gen_random_uuid()`,
    entry_token: sql`gen_random_uuid()`,
    ...others,
  };
  const found = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'booking' and is_generated = 'NEVER' and is_identity = 'NO'`.execute(database);
  const names = found.rows.map(({ name }) => name);
  await sql`
    insert into booking (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => own[name] ?? sql.ref(name)))}
    from (select * from booking where customer_id = ${fromCustomer} limit 1) one, generate_series(1, ${sql.lit(count)})
  `.execute(database);
}
