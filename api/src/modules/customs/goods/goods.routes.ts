import { toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createTurns } from '../../../workers/turns.ts';
import { presentGoods } from './goods.presenter.ts';
import { listValues } from './goods.repository.ts';
import * as service from './goods.service.ts';
import { importGoods } from './import/import-goods.ts';
import type { LibraryReader } from './import/library-reader.ts';
import { goods } from './list/goods-list.ts';

/** The customers' goods libraries. */
export function goodsHandlers(
  dependencies: Pick<Context, 'database' | 'clock'> & {
    readLibrary: LibraryReader;
  },
) {
  const { database } = dependencies;
  // The embedded database does one transaction after the other: between two long ones comes what others wait for.
  const saves = createTurns({ atOnce: 1, waiting: 50 }, 'IMPORTS_BUSY');
  return {
    'GET /business/goodsList': async ({ actor, list, signal }) =>
      await goods.answerPage(database, actor.customerId, list, signal),
    'GET /business/goodsSearch': async ({ actor, query }) => {
      const { found, hasMore } = await service.searchGoods(dependencies, actor, query.search);
      return { goods: found.map(presentGoods), hasMore };
    },
    'GET /business/goods': async ({ actor, query }) => {
      const found = await service.readGoods(dependencies, actor, query.id);
      const revisions = found.revisions.map(({ revision, content, saved_by, saved_at }) => ({
        revision,
        content,
        savedBy: saved_by,
        savedAt: toChinaTime(saved_at),
      }));
      return { goods: presentGoods(found.goods), revisions };
    },
    'POST /business/goodsValues': async ({ actor, body }) =>
      await listValues(database, actor.customerId, body.codes),
    'POST /business/goodsSave': async (call) => presentGoods(await service.saveGoods(dependencies, call)),
    'POST /business/goodsDelete': async ({ actor, body }) =>
      await service.deleteGoods(dependencies, actor, body.id),
    'POST /business/goodsImport': async (call) => await importGoods({ ...dependencies, saves }, call),
  } satisfies Partial<Handlers>;
}
