import {
  organisationVersionPrefix,
  type SavedFilter,
  type SavedView,
  type TableDefaultKind,
  type TableSettings,
} from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Selectable } from 'kysely';
import type { SavedFilterRow } from './saved-filters.repository.ts';
import type { SavedViewRow } from './saved-views.repository.ts';
import type { DefaultSettingsRow, DefaultViewRow } from './table-defaults.repository.ts';
import type { TableSettingsTable } from './tables.schema.ts';

type Settings = EndpointResult<Endpoints['POST /system/table/save']>;
type Filter = EndpointResult<Endpoints['GET /system/filter/list']>[number];
type Default = EndpointResult<Endpoints['GET /system/table/defaults']>[number];
type View = EndpointResult<Endpoints['GET /system/view/list']>[number];

export function presentSettings(row: Selectable<TableSettingsTable>): Settings {
  return {
    table: row.table_name,
    columns: row.columns,
    density: row.density,
    isBordered: row.is_bordered,
    isStriped: row.is_striped,
    version: row.version,
  } satisfies TableSettings;
}

/** To who has no settings of their own. */
export function presentOrganisationSettings(row: DefaultSettingsRow): Settings {
  return {
    table: row.table_name,
    columns: row.columns,
    density: row.density,
    isBordered: row.is_bordered,
    isStriped: row.is_striped,
    version: `${organisationVersionPrefix}${row.version}`,
    isOfOrganisation: true,
  } satisfies TableSettings;
}

export function presentFilter(row: SavedFilterRow, userId: string): Filter {
  return {
    id: row.id,
    title: row.title,
    filterObj: row.filter_obj,
    isShared: row.is_shared,
    isMine: row.member_id === userId,
    ownerName: row.owner_name,
    version: row.version,
  } satisfies SavedFilter;
}

export function presentView(row: SavedViewRow): View {
  return {
    id: row.id,
    title: row.title,
    columns: row.columns,
    sort: row.sort,
    filterObj: row.filter_obj,
    isDefault: row.is_default,
    version: row.version,
  } satisfies SavedView;
}

export function presentOrganisationView(row: DefaultViewRow): View {
  return {
    id: row.id,
    title: row.title,
    columns: row.columns,
    sort: row.sort,
    filterObj: row.filter_obj,
    isDefault: false,
    version: row.version,
    isOfOrganisation: true,
  } satisfies SavedView;
}

/** By table; of each its columns, then its views. */
export function presentDefaults(settings: DefaultSettingsRow[], views: DefaultViewRow[]): Default[] {
  const columns = settings.map((row) => presentDefault('columns', row, ''));
  const offered = views.map((row) => presentDefault('view', row, row.title));
  return [...columns, ...offered].sort((one, other) => one.table.localeCompare(other.table, 'en'));
}

function presentDefault(
  kind: TableDefaultKind,
  row: Pick<DefaultSettingsRow & DefaultViewRow, 'id' | 'table_name' | 'path' | 'version' | 'saved_at'>,
  title: string,
): Default {
  return {
    kind,
    id: row.id,
    table: row.table_name,
    path: row.path,
    title,
    version: row.version,
    savedAt: row.saved_at,
  };
}
