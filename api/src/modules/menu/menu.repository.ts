import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { MenuItemTable } from './menu.schema.ts';

export type MenuItemRow = Selectable<MenuItemTable>;

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
