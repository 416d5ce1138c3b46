import { type GoodsContent, goodsLimits, goodsProblems, type Locale, type Problem } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import { searchForm } from '../../../database/sort-key.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { deleteRecord, type KeptRecords, saveRecord } from '../../../kept/keep-records.ts';
import { goodsColumns } from './goods.presenter.ts';
import * as repository from './goods.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type SaveRequest = Call<'POST /business/goodsSave'>['body'];

/** Its title is the SKU. */
const library: KeptRecords<'goods'> = {
  table: 'goods',
  group: null,
  ownedBy: 'company',
  most: { ofGroup: goodsLimits.inAll, inAll: goodsLimits.inAll },
};
const group = '';

export async function searchGoods({ database }: Dependencies, actor: Actor, search: string) {
  const found = await repository.searchGoods(database, actor.customerId, searchForm(search));
  return { found: found.slice(0, goodsLimits.found), hasMore: found.length > goodsLimits.found };
}

export async function readGoods({ database }: Dependencies, actor: Actor, id: string) {
  const goods = isId(id) ? await repository.findGoods(database, actor.customerId, id) : null;
  if (!goods) throw new Refusal('NOT_FOUND');
  return { goods, revisions: await repository.listRevisions(database, actor.customerId, id) };
}

/** Saves goods of the customer's, new or changed, and what they are from now on as a revision. */
export async function saveGoods(
  { database, clock }: Dependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
): Promise<repository.GoodsRow> {
  const { id, version, ...content } = body;
  const columns = { ...goodsColumns(content), updated_by: actor.name, revision: 1 };
  const save = {
    owner: actor,
    locale,
    asked: { group, id, version, title: content.sku },
    problems: goodsProblems(content).filter((problem) => !isOfTitle(problem)),
    columns,
    before: async (transaction: Kysely<Tables>) => {
      const stored = id === undefined ? null : await repository.findGoods(transaction, actor.customerId, id);
      columns.revision = (stored?.revision ?? 0) + 1;
    },
  };
  return await withSku(
    saveRecord({ database, clock }, library, save, async (transaction) => {
      const row = await repository.getBySku(transaction, actor.customerId, content.sku);
      await repository.storeRevisions(transaction, [{ row, content }]);
      return row;
    }),
  );
}

export async function deleteGoods({ database }: Dependencies, actor: Actor, id: string): Promise<null> {
  return await deleteRecord({ database }, library, { owner: actor, asked: { group, id } }, async () => null);
}

/** The SKU is checked as the name that it is. */
const isOfTitle = ({ path }: Problem) => path === ('sku' satisfies keyof GoodsContent);

/** What is wrong with the name is told at the field that it is. */
async function withSku<Result>(saved: Promise<Result>): Promise<Result> {
  try {
    return await saved;
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.fields) throw error;
    const fields = error.details.fields.map((each) => ({
      ...each,
      field: each.field === 'title' ? 'sku' : each.field,
    }));
    throw new Refusal(error.code, { ...error.details, fields });
  }
}
