import { contentLimits } from '@berth/contract';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { presentBanner, presentBulletin } from './announcements.presenter.ts';
import { listBanners, listBulletins } from './announcements.repository.ts';
import { listContent } from './content.repository.ts';
import { removeContent, saveContent } from './save-content.ts';

/** Staff write what the site shows. Read each time: what is changed is seen at once, on every server. */
export function siteContentHandlers(deps: Pick<Context, 'database' | 'clock'>) {
  const { database, clock } = deps;
  return {
    'GET /system/site/content/list': async ({ query: { kind } }) => await listContent(database, kind),
    'POST /system/site/content/save': async ({ actor, locale, body }) =>
      await saveContent(deps, { actor, locale, body }),
    'POST /system/site/content/remove': async ({ body }) => await removeContent(deps, body),
    'GET /index/getBanners': async ({ query: { lang } }) => {
      const rows = await listBanners(database, clock(), contentLimits.banners);
      return rows.map((row) => presentBanner(row, lang));
    },
    'GET /index/getBulletins': async ({ query: { lang, limit } }) => {
      const rows = await listBulletins(database, clock(), limit);
      return rows.map((row) => presentBulletin(row, lang));
    },
  } satisfies Partial<Handlers>;
}
