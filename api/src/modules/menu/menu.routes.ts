import { isMenuPage, placeMenuItems } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { presentItem, troubleOf } from './menu.presenter.ts';
import { listMenuItems, readFrameHosts, shownVersion } from './menu.repository.ts';
import { listMenuPages } from './menu-pages.ts';
import { listMenuRoles } from './menu-roles.ts';
import { moveItem } from './move-item.ts';
import { previewMenu } from './preview-menu.ts';
import { readMenuOf } from './read-menu.ts';
import { saveFrameHosts } from './save-frame-hosts.ts';
import { type MenuDependencies, removeItem, saveItem } from './save-item.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & MenuDependencies & { publicOrigin: string };

/** The stored menu (spec section 7, System): what staff add to the menus of the remotes. */
export function menuHandlers(deps: Dependencies) {
  const { database, readRemotes } = deps;
  return {
    'GET /menu': async ({ actor }) => await readMenuOf(database, actor, shownVersion),
    'GET /system/menu/my/:version': async ({ params, actor }) =>
      await readMenuOf(database, actor, Number(params.version)),
    'GET /system/menu/list': async ({ actor }) => {
      const remotes = await readRemotes(actor);
      const { hosts: frameHosts } = await readFrameHosts(database);
      const surroundings = { isPage: (path: string) => isMenuPage(remotes, path), frameHosts };
      const rows = await listMenuItems(database, shownVersion);
      const items = rows.map((row) => presentItem(row, troubleOf(row, surroundings)));
      const roles = await listMenuRoles(database, actor.customerId);
      return {
        items: placeMenuItems(items).map(({ item }) => item),
        roles: roles.map(({ id, title, owner }) => ({ id, title, owner })),
      };
    },
    'GET /system/menu/pages': async ({ actor }) => listMenuPages(await readRemotes(actor)),
    'GET /system/menu/preview': async ({ actor, query }) =>
      await previewMenu(database, actor.customerId, query.role),
    'POST /system/menu/save': async (call) => await saveItem(deps, call),
    'POST /system/menu/move': async (call) => await moveItem(deps, call),
    'POST /system/menu/remove': async ({ body }) => {
      await removeItem(deps, body);
      return null;
    },
    'GET /system/menu/frameHosts': async () => await readFrameHosts(database),
    'POST /system/menu/frameHosts': async (call) => await saveFrameHosts(deps, call),
  } satisfies Partial<Handlers>;
}
