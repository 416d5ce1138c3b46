import { may, menuForRoles } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { presentMenu } from './menu.presenter.ts';
import { listMenuItems } from './menu.repository.ts';

/** The stored menu (spec section 7, System): what the operator adds to the menus of the remotes. */
export function menuHandlers({ database }: Pick<Context, 'database'>) {
  return {
    'GET /system/menu/my/:version': async ({ params, actor }) => {
      const rows = await listMenuItems(database, Number(params.version));
      const open = rows.filter(({ permission }) => permission === null || may(actor, permission));
      return menuForRoles(presentMenu(open), actor.roles);
    },
  } satisfies Partial<Handlers>;
}
