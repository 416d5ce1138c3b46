import { isFrameAllowed, isGroup, type MenuItem, may } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { presentMenu } from './menu.presenter.ts';
import { findRoleId, listMenuItems, type MenuItemRow, readFrameHosts } from './menu.repository.ts';

/** Whose menu it is: the roles by their ids and as members have them. */
export type MenuReader = { roles: readonly string[]; permissions: readonly string[] };

/** What somebody gets of the stored menu. Where it leads to a page, the shell asks whether there is one. */
export async function readStoredMenu(
  database: Kysely<Tables>,
  reader: MenuReader,
  version: number,
): Promise<MenuItem[]> {
  const rows = await listMenuItems(database, version);
  const { hosts } = await readFrameHosts(database);
  return presentMenu(rows.filter((row) => isFor(row, reader) && isShowable(row, hosts)));
}

export async function readMenuOf(
  database: Kysely<Tables>,
  actor: Actor,
  version: number,
): Promise<MenuItem[]> {
  const roleId = await findRoleId(database, actor);
  const roles = roleId === null ? actor.roles : [...actor.roles, roleId];
  return await readStoredMenu(database, { roles, permissions: actor.permissions }, version);
}

/** A group is for whoever sees anything in it. */
function isFor(row: MenuItemRow, { roles, permissions }: MenuReader): boolean {
  if (isGroup(row)) return true;
  const wanted = row.meta.role ?? [];
  const isPermitted = row.permission === null || may({ permissions }, row.permission);
  return isPermitted && (wanted.length === 0 || wanted.some((role) => roles.includes(role)));
}

function isShowable({ type, meta }: MenuItemRow, hosts: readonly string[]): boolean {
  return type !== 'iframe' || isFrameAllowed(meta.url ?? '', hosts);
}
