import { isGroup, placeMenuItems } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { listMenuItems, shownVersion } from './menu.repository.ts';
import { listMenuRoles, readerWith } from './menu-roles.ts';
import { readStoredMenu } from './read-menu.ts';

/** What somebody with a role would get of the stored menu, and which of the buttons below its pages the role permits. */
export async function previewMenu(
  database: Kysely<Tables>,
  forwarderId: string,
  roleId: string,
): Promise<EndpointResult<Endpoints['GET /system/menu/preview']>> {
  const role = (await listMenuRoles(database, forwarderId)).find(({ id }) => id === roleId);
  if (!role) throw new Refusal('NOT_FOUND');
  const reader = readerWith(role);
  const rows = await listMenuItems(database, shownVersion);
  const pages = new Map(rows.filter((row) => !isGroup(row)).map(({ id, path }) => [id, path]));
  const placed = placeMenuItems(rows.map((row) => ({ ...row, parentId: row.parent_id })));
  return {
    title: role.title,
    owner: role.owner,
    roles: [...reader.roles],
    permissions: reader.permissions,
    items: await readStoredMenu(database, reader, shownVersion),
    buttons: placed.flatMap(({ item: { type, parent_id: parentId, permission, meta } }) => {
      const path = pages.get(parentId ?? '');
      if (type !== 'button' || permission === null || path === undefined) return [];
      return [{ path, title: meta.title, permission, isGranted: reader.permissions.includes(permission) }];
    }),
  };
}
