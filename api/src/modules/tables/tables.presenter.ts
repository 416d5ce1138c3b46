import type { SavedFilter, SavedView, TableSettings } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Selectable } from 'kysely';
import type { SavedFilterRow } from './saved-filters.repository.ts';
import type { SavedViewRow } from './saved-views.repository.ts';
import type { TableSettingsTable } from './tables.schema.ts';

type Settings = EndpointResult<Endpoints['POST /system/table/save']>;
type Filter = EndpointResult<Endpoints['GET /system/filter/list']>[number];
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
