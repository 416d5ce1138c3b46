import { randomUUID } from 'node:crypto';
import { type Locale, tableMemoryLimits } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { requireCurrent } from './require-current.ts';
import * as repository from './saved-views.repository.ts';
import { keepingProblems, requireOwn } from './tables.policy.ts';
import { lockOwner } from './tables.repository.ts';
import type { TableDependencies } from './tables.service.ts';

const most = { ofTable: tableMemoryLimits.views, inAll: tableMemoryLimits.viewsInAll };

type SaveRequest = Call<'POST /system/view/save'>['body'];

/** Saves a view, new or changed, and gives all of the table's. A new default takes the place of the one before. */
export async function saveView(
  { database, clock }: TableDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
): Promise<repository.SavedViewRow[]> {
  const { table, id } = body;
  const now = clock().toISOString();
  return await database.transaction().execute(async (transaction) => {
    const kept = await lockOwnViews(transaction, actor);
    if (id !== undefined) {
      requireOwn(kept, { table, id });
      requireCurrent(
        kept.find((view) => view.id === id),
        body.version,
      );
    }
    refuseProblems(keepingProblems(kept, body, most), locale);
    if (body.isDefault) await repository.clearDefaultView(transaction, actor, table, randomUUID());
    const content = { ...columnsOf(body), version: randomUUID(), updated_at: now };
    if (id !== undefined) await repository.updateView(transaction, actor, id, content);
    else {
      const place = { customer_id: actor.customerId, member_id: actor.userId, table_name: table };
      await repository.insertView(transaction, { id: randomUUID(), ...place, ...content, created_at: now });
    }
    return await repository.listViews(transaction, actor, table);
  });
}

function columnsOf({ title, columns, sort, filterObj, isDefault }: SaveRequest) {
  return {
    title,
    columns: JSON.stringify(columns),
    sort: sort && JSON.stringify(sort),
    filter_obj: JSON.stringify(filterObj),
    is_default: isDefault,
  };
}

/** A person's views of a table. */
export function listViews(
  { database }: TableDependencies,
  actor: Actor,
  table: string,
): Promise<repository.SavedViewRow[]> {
  return repository.listViews(database, actor, table);
}

export async function deleteView(
  { database }: TableDependencies,
  actor: Actor,
  { table, id }: { table: string; id: string },
): Promise<repository.SavedViewRow[]> {
  return await database.transaction().execute(async (transaction) => {
    requireOwn(await lockOwnViews(transaction, actor), { table, id });
    await repository.deleteView(transaction, actor, id);
    return await repository.listViews(transaction, actor, table);
  });
}

async function lockOwnViews(transaction: Kysely<Tables>, actor: Actor) {
  await lockOwner(transaction, actor);
  return await repository.listOwnViews(transaction, actor);
}
