import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Actor } from '../../http/handlers.ts';
import { findDefaultSettings, listDefaultSettings } from './table-defaults.repository.ts';
import { presentOrganisationSettings, presentSettings } from './tables.presenter.ts';
import * as repository from './tables.repository.ts';
import type { TableDependencies } from './tables.service.ts';

type Settings = NonNullable<EndpointResult<Endpoints['GET /system/table/info']>>;

/** The column settings of every table that has some: a person's own, or else the organisation's. */
export async function listSettings({ database }: TableDependencies, actor: Actor): Promise<Settings[]> {
  const own = await repository.listSettings(database, actor);
  const defaults = await listDefaultSettings(database);
  const others = defaults.filter(({ table_name }) => own.every((row) => row.table_name !== table_name));
  return [...own.map(presentSettings), ...others.map(presentOrganisationSettings)];
}

/** Those of one table; null where there are none, and the table's own columns hold. */
export async function findSettings(
  { database }: TableDependencies,
  actor: Actor,
  table: string,
): Promise<Settings | null> {
  const own = await repository.findSettings(database, actor, table);
  if (own) return presentSettings(own);
  const ofOrganisation = await findDefaultSettings(database, table);
  return ofOrganisation && presentOrganisationSettings(ofOrganisation);
}
