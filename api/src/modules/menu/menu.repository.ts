import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { MenuItemTable } from './menu.schema.ts';

// The stored menu is the portal's: these are statements without a customer.

export type MenuItemRow = Selectable<MenuItemTable>;

/** The one version of the menu that the portal shows. */
export const shownVersion = 1;

/** The items of a version of the menu, in the order in which they stand beside each other. */
export async function listMenuItems(database: Kysely<Tables>, version: number): Promise<MenuItemRow[]> {
  return await database
    .selectFrom('menu_item')
    .where('menu_version', '=', version)
    .selectAll()
    .orderBy('ordinal')
    .orderBy('name')
    .execute();
}

/** The same, while whoever changes the menu takes turns: names stay different, and nothing comes to stand below itself. */
export async function lockMenu(transaction: Kysely<Tables>): Promise<MenuItemRow[]> {
  await sql`lock table menu_item in share row exclusive mode`.execute(transaction);
  return await listMenuItems(transaction, shownVersion);
}

export async function insertMenuItem(
  transaction: Kysely<Tables>,
  item: Insertable<MenuItemTable>,
): Promise<void> {
  await transaction.insertInto('menu_item').values(item).execute();
}

/** Gives the new version. */
export async function updateMenuItem(
  transaction: Kysely<Tables>,
  id: string,
  changes: Updateable<MenuItemTable>,
): Promise<number> {
  const { version } = await transaction
    .updateTable('menu_item')
    .where('id', '=', id)
    .set(changes)
    .set({ version: sql`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Numbers items in the order given, which changes nothing else of them. */
export async function orderMenuItems(transaction: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await sql`
    update menu_item set ordinal = place.ordinal
    from unnest(${ids}::uuid[]) with ordinality as place (id, ordinal)
    where menu_item.id = place.id`.execute(transaction);
}

export async function deleteMenuItem(transaction: Kysely<Tables>, id: string): Promise<void> {
  await transaction.deleteFrom('menu_item').where('id', '=', id).execute();
}

/** The id of a person's role, a ready one or one of their company's. */
export async function findRoleId(
  database: Kysely<Tables>,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<string | null> {
  const member = await database
    .selectFrom('member')
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .select(['ready_role', 'role_id'])
    .executeTakeFirst();
  return member?.ready_role ?? member?.role_id ?? null;
}

export type FrameHosts = { hosts: string[]; version: number };

/** The sites that may be framed; version 0 where none was ever saved. */
export async function readFrameHosts(database: Kysely<Tables>): Promise<FrameHosts> {
  const row = await database
    .selectFrom('menu_settings')
    .select(['frame_hosts', 'version'])
    .executeTakeFirst();
  return { hosts: row?.frame_hosts ?? [], version: row?.version ?? 0 };
}

/** As they are, while whoever changes them takes turns. */
export async function lockFrameHosts(transaction: Kysely<Tables>): Promise<FrameHosts> {
  await sql`lock table menu_settings in share row exclusive mode`.execute(transaction);
  return await readFrameHosts(transaction);
}

export async function storeFrameHosts(
  transaction: Kysely<Tables>,
  { hosts, version, at }: FrameHosts & { at: Date },
): Promise<void> {
  const stored = { frame_hosts: hosts, version, changed_at: at };
  await transaction
    .insertInto('menu_settings')
    .values(stored)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(stored))
    .execute();
}
