import { type Locale, tableMemoryLimits } from '@berth/contract';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { deleteRecord, type KeptRecords, saveRecord } from '../../kept/keep-records.ts';
import * as repository from './saved-filters.repository.ts';
import { mayShareFilters } from './tables.policy.ts';
import type { TableDependencies } from './tables.service.ts';

const filters: KeptRecords<'saved_filter'> = {
  table: 'saved_filter',
  group: 'table_name',
  ownedBy: 'person',
  most: { ofGroup: tableMemoryLimits.filters, inAll: tableMemoryLimits.filtersInAll },
};

type SaveRequest = Call<'POST /system/filter/save'>['body'];

/** Saves a favourite filter of the caller's own, new or changed, and gives all that they see of the table. */
export async function saveFilter(
  deps: TableDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
): Promise<repository.SavedFilterRow[]> {
  const { table, id, version, title, filterObj, isShared } = body;
  if (isShared && !mayShareFilters(actor)) throw new Refusal('FORBIDDEN');
  const save = {
    owner: actor,
    locale,
    asked: { group: table, id, version, title },
    columns: { filter_obj: JSON.stringify(filterObj), is_shared: isShared },
  };
  return await saveRecord(deps, filters, save, (transaction) =>
    repository.listVisibleFilters(transaction, actor, table),
  );
}

/** The favourite filters of a table that a person sees: their own and those shared with them. */
export function listFilters(
  { database }: TableDependencies,
  actor: Actor,
  table: string,
): Promise<repository.SavedFilterRow[]> {
  return repository.listVisibleFilters(database, actor, table);
}

/** Deletes a favourite filter of the caller's own; one that is only shared with them is not found. */
export async function deleteFilter(
  deps: TableDependencies,
  actor: Actor,
  { table, id }: { table: string; id: string },
): Promise<repository.SavedFilterRow[]> {
  return await deleteRecord(deps, filters, { owner: actor, asked: { group: table, id } }, (transaction) =>
    repository.listVisibleFilters(transaction, actor, table),
  );
}
