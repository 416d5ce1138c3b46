import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { VersionName } from '../versions/versions.repository.ts';

/** Every pin, as far as it decides who gets what. */
export async function listPinnedVersions(database: Kysely<Tables>) {
  return await database.selectFrom('remote_pin').select(['remote', 'version', 'pinned_customer']).execute();
}

/** The pins with who has them and why, by remote and customer. */
export async function listPins(database: Kysely<Tables>) {
  return await database
    .selectFrom('remote_pin as pin')
    .innerJoin('customer', 'customer.id', 'pin.pinned_customer')
    .select([
      'pin.remote',
      'pin.version',
      'pin.why',
      'pin.by_name',
      'pin.at',
      'customer.id as customer_id',
      'customer.name as customer_name',
    ])
    .orderBy('pin.remote')
    .orderBy('customer.name')
    .execute();
}

export async function findPin(
  database: Kysely<Tables>,
  remote: string,
  customerId: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('remote_pin')
    .where('remote', '=', remote)
    .where('pinned_customer', '=', customerId)
    .select('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

export async function savePin(
  database: Kysely<Tables>,
  pin: VersionName & { customerId: string; why: string; by: string; at: Date },
): Promise<void> {
  const { remote, version, why, by: by_name, at } = pin;
  await database
    .insertInto('remote_pin')
    .values({ remote, pinned_customer: pin.customerId, version, why, by_name, at })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'pinned_customer']).doUpdateSet({ version, why, by_name, at }),
    )
    .execute();
}

export async function deletePin(database: Kysely<Tables>, remote: string, customerId: string): Promise<void> {
  await database
    .deleteFrom('remote_pin')
    .where('remote', '=', remote)
    .where('pinned_customer', '=', customerId)
    .execute();
}

export async function customerExists(database: Kysely<Tables>, id: string): Promise<boolean> {
  return (
    (await database.selectFrom('customer').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
  );
}
