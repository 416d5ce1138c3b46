import { hsLimits } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { searchForm } from '../../../database/sort-key.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { presentCatalogue, presentHsCode } from './hs-code-rows.ts';
import * as repository from './hs-codes.repository.ts';
import { importTariff } from './import-tariff.ts';

/** The catalogue of HS codes, read by everybody and replaced by the customs desk. */
export function catalogueHandlers(dependencies: Pick<Context, 'database' | 'clock'>) {
  const { database } = dependencies;
  return {
    'GET /business/hsCodes': async ({ query }) => {
      const catalogue = await repository.getCatalogue(database);
      const found = await repository.searchHsCodes(database, searched(query.search), hsLimits.found + 1);
      return {
        catalogue: presentCatalogue(catalogue),
        codes: found.slice(0, hsLimits.found).map(presentHsCode),
        hasMore: found.length > hsLimits.found,
      };
    },
    'POST /business/hsCodesNamed': async ({ body }) =>
      (await repository.listHsCodes(database, [...new Set(body.codes)])).map(presentHsCode),
    'POST /system/customs/importHsCodes': async (call) => await importTariff(dependencies, call),
  } satisfies Partial<Handlers>;
}

/** A code may be typed with points: 9403.60 */
function searched(search: string): string {
  const text = searchForm(search);
  return /^[\d.]+$/.test(text) ? text.replaceAll('.', '') : text;
}
