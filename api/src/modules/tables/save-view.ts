import { randomUUID } from 'node:crypto';
import { type Locale, tableMemoryLimits } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { deleteRecord, type KeptRecords, saveRecord } from '../../kept/keep-records.ts';
import * as repository from './saved-views.repository.ts';
import type { TableDependencies } from './tables.service.ts';

const views: KeptRecords<'saved_view'> = {
  table: 'saved_view',
  group: 'table_name',
  ownedBy: 'person',
  most: { ofGroup: tableMemoryLimits.views, inAll: tableMemoryLimits.viewsInAll },
};

type SaveRequest = Call<'POST /system/view/save'>['body'];

/** Saves a view, new or changed, and gives all of the table's. A new default replaces the one before. */
export async function saveView(
  deps: TableDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
): Promise<repository.SavedViewRow[]> {
  const { table, id, version, title, columns, sort, filterObj, isDefault } = body;
  const save = {
    owner: actor,
    locale,
    asked: { group: table, id, version, title },
    columns: {
      columns: JSON.stringify(columns),
      sort: sort && JSON.stringify(sort),
      filter_obj: JSON.stringify(filterObj),
      is_default: isDefault,
    },
    before: async (transaction: Kysely<Tables>) => {
      if (isDefault) await repository.clearDefaultView(transaction, actor, table, randomUUID());
    },
  };
  return await saveRecord(deps, views, save, (transaction) =>
    repository.listViews(transaction, actor, table),
  );
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
  deps: TableDependencies,
  actor: Actor,
  { table, id }: { table: string; id: string },
): Promise<repository.SavedViewRow[]> {
  return await deleteRecord(deps, views, { owner: actor, asked: { group: table, id } }, (transaction) =>
    repository.listViews(transaction, actor, table),
  );
}
