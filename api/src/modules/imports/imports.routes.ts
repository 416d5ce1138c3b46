import type { GoodsFile } from '@berth/contract';
import type { Call, Handlers } from '../../http/handlers.ts';
import { createProgressBook } from '../../http/progress-book.ts';
import { offered } from '../selects/reference-catalog.ts';
import { makeGoodsTemplate } from './goods/goods-template.ts';
import { presentGoods } from './imports.presenter.ts';
import { type ImportDependencies, importGoods } from './imports.service.ts';
import type { ReadingProgress } from './sheet/read-sheet.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const fileNames: Record<GoodsFile, { 'zh-CN': string; en: string }> = {
  fba: { 'zh-CN': '货物明细模板.xlsx', en: 'Cargo lines.xlsx' },
  fcl: { 'zh-CN': '整柜货物明细模板.xlsx', en: 'FCL cargo lines.xlsx' },
};

/** Goods out of Excel files (spec section 7, Uploads). */
export function importHandlers(dependencies: ImportDependencies) {
  const book = createProgressBook<ReadingProgress>({ total: null, read: 0 });
  type ImportCall =
    | Call<'POST /import_excel_deal/importFbaGoodsFile'>
    | Call<'POST /import_excel_deal/importFclGoodsFile'>;
  const readFile = async ({ actor, query, upload, locale, signal, requestId }: ImportCall) => {
    const { progress, close } = book.open(actor.userId, query.progressKey);
    try {
      const request = { upload, locale, signal, progress, requestId };
      return presentGoods(await importGoods(dependencies, actor, request), locale);
    } finally {
      close();
    }
  };
  return {
    'POST /import_excel_deal/importFbaGoodsFile': readFile,
    // The same lines (spec section 3): what differs is the template.
    'POST /import_excel_deal/importFclGoodsFile': readFile,
    'GET /import_excel_deal/template': async ({ query: { goods }, locale }) => {
      const { packing } = await dependencies.reference();
      const body = await makeGoodsTemplate(goods, { locale, packings: offered(packing) });
      return { mediaType: xlsx, fileName: fileNames[goods][locale], body };
    },
    'GET /import_excel_deal/progress': async ({ actor, query }) => book.find(actor.userId, query.key),
  } satisfies Partial<Handlers>;
}
