import { goodsProblems } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';
import { inPieces } from '../../../../workers/in-pieces.ts';
import type { ImportLog } from '../../../imports/sheet/import-log.ts';
import { listBySku } from '../goods.repository.ts';
import type { ReadGoods } from './read-library.ts';

/** Blank cells that are left as they are stored, but that new goods need: an error at each. */
export async function noteMissing(
  database: Kysely<Tables>,
  customerId: string,
  { goods, log }: { goods: readonly ReadGoods[]; log: ImportLog },
): Promise<void> {
  const found = await inPieces(goods, ({ content, blanks }) =>
    goodsProblems(content).flatMap(({ path, rule, params }) => {
      const blank = blanks.find(({ column }) => column === path && column !== 'sku');
      return blank ? [{ sku: content.sku, place: blank.place, rule, params }] : [];
    }),
  );
  const missing = found.flat();
  if (missing.length === 0) return;
  const skus = missing.map(({ sku }) => sku);
  const known = new Set((await listBySku(database, customerId, skus)).map(({ title }) => title));
  for (const { sku, place, rule, params } of missing) if (!known.has(sku)) log.error(place, rule, params);
}
