import { randomUUID } from 'node:crypto';
import { type Locale, tableMemoryLimits } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { requireCurrent } from './require-current.ts';
import * as repository from './saved-filters.repository.ts';
import { keepingProblems, mayShareFilters, requireOwn } from './tables.policy.ts';
import { lockOwner } from './tables.repository.ts';
import type { TableDependencies } from './tables.service.ts';

const most = { ofTable: tableMemoryLimits.filters, inAll: tableMemoryLimits.filtersInAll };

type SaveRequest = Call<'POST /system/filter/save'>['body'];

/** Saves a favourite filter of the caller's own, new or changed, and gives all that they see of the table. */
export async function saveFilter(
  { database, clock }: TableDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
): Promise<repository.SavedFilterRow[]> {
  if (body.isShared && !mayShareFilters(actor)) throw new Refusal('FORBIDDEN');
  const { table, id, title } = body;
  const now = clock().toISOString();
  return await database.transaction().execute(async (transaction) => {
    const kept = await lockOwnFilters(transaction, actor);
    if (id !== undefined) {
      requireOwn(kept, { table, id });
      requireCurrent(
        kept.find((filter) => filter.id === id),
        body.version,
      );
    }
    refuseProblems(keepingProblems(kept, body, most), locale);
    const content = {
      title,
      filter_obj: JSON.stringify(body.filterObj),
      is_shared: body.isShared,
      version: randomUUID(),
      updated_at: now,
    };
    if (id !== undefined) await repository.updateFilter(transaction, actor, id, content);
    else {
      const place = { customer_id: actor.customerId, member_id: actor.userId, table_name: table };
      const filter = { id: randomUUID(), ...place, ...content, created_at: now };
      await repository.insertFilter(transaction, filter);
    }
    return await repository.listVisibleFilters(transaction, actor, table);
  });
}

/** The favourite filters of a table that a person sees: their own and those shared with them. */
export function listFilters(
  { database }: TableDependencies,
  actor: Actor,
  table: string,
): Promise<repository.SavedFilterRow[]> {
  return repository.listVisibleFilters(database, actor, table);
}

/** Deletes a favourite filter of the caller's own. One that is merely shared with them is not there to delete. */
export async function deleteFilter(
  { database }: TableDependencies,
  actor: Actor,
  { table, id }: { table: string; id: string },
): Promise<repository.SavedFilterRow[]> {
  return await database.transaction().execute(async (transaction) => {
    requireOwn(await lockOwnFilters(transaction, actor), { table, id });
    await repository.deleteFilter(transaction, actor, id);
    return await repository.listVisibleFilters(transaction, actor, table);
  });
}

async function lockOwnFilters(transaction: Kysely<Tables>, actor: Actor) {
  await lockOwner(transaction, actor);
  return await repository.listOwnFilters(transaction, actor);
}
