import { randomUUID } from 'node:crypto';
import { type Locale, tableMemoryLimits } from '@berth/contract';
import type { Kysely } from 'kysely';
import { noteChange } from '../../audit/note-change.ts';
import type { Tables } from '../../database/tables.ts';
import type { Call } from '../../http/handlers.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { type NamedRecordLimits, namingProblems } from '../../kept/named-records.policy.ts';
import { requireCurrent } from '../../kept/require-current.ts';
import * as repository from './table-defaults.repository.ts';
import type { TableDependencies } from './tables.service.ts';

type DefaultColumns = Call<'POST /system/table/saveDefaultColumns'>['body'];
type DefaultView = Call<'POST /system/table/saveDefaultView'>['body'];
type Removal = Call<'POST /system/table/removeDefault'>['body'];

/** Views of one table: no others are counted. */
const most: NamedRecordLimits = { ofGroup: tableMemoryLimits.views, inAll: tableMemoryLimits.views };

/** Sets the columns of a table for everybody who has none of their own, in place of those set before. */
export async function saveDefaultColumns(
  { database, clock }: TableDependencies,
  { table, path, columns, density, isBordered, isStriped }: DefaultColumns,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await repository.lockDefaults(transaction);
    const before = await repository.findDefaultSettings(transaction, table);
    const id = before?.id ?? randomUUID();
    await repository.upsertDefaultSettings(transaction, {
      id,
      table_name: table,
      path,
      columns: JSON.stringify(columns),
      density,
      is_bordered: isBordered,
      is_striped: isStriped,
      version: randomUUID(),
      saved_at: clock().toISOString(),
    });
    noteChange({
      what: 'tableDefault',
      recordId: id,
      before: before && columnsOf(before),
      after: { table, columns, density, isBordered, isStriped },
    });
  });
}

/** Offers a view of a table to everybody, in place of one of the same name. */
export async function saveDefaultView(
  { database, clock }: TableDependencies,
  { body, locale }: { body: DefaultView; locale: Locale },
): Promise<void> {
  const { table, path, title, columns, sort, filterObj } = body;
  await database.transaction().execute(async (transaction) => {
    await repository.lockDefaults(transaction);
    const views = await repository.listDefaultViews(transaction, table);
    const before = views.find((view) => view.title === title);
    const others = views.filter((view) => view !== before);
    const records = others.map((view) => ({ id: view.id, group: table, title: view.title }));
    refuseProblems(namingProblems(records, { group: table, title }, most), locale);
    const id = before?.id ?? randomUUID();
    const now = clock().toISOString();
    await repository.upsertDefaultView(transaction, {
      id,
      table_name: table,
      path,
      title,
      columns: JSON.stringify(columns),
      sort: sort && JSON.stringify(sort),
      filter_obj: JSON.stringify(filterObj),
      version: randomUUID(),
      created_at: now,
      saved_at: now,
    });
    noteChange({
      what: 'tableDefault',
      recordId: id,
      before: before ? viewOf(before) : null,
      after: { table, title, columns, sort, filterObj },
    });
  });
}

/** Removes what is set for everybody, if it is still what was seen; what a colleague removed already is gone. */
export async function removeDefault(
  { database }: TableDependencies,
  { kind, id, version }: Removal,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await repository.lockDefaults(transaction);
    const before = kind === 'columns' ? await findColumns(transaction, id) : await findView(transaction, id);
    if (!before) return;
    requireCurrent(before, version);
    await repository.deleteDefault(
      transaction,
      kind === 'columns' ? 'default_table_settings' : 'default_view',
      id,
    );
    noteChange({ what: 'tableDefault', recordId: id, before: before.fields, after: null });
  });
}

async function findColumns(database: Kysely<Tables>, id: string) {
  const row = await repository.findDefaultSettingsById(database, id);
  return row && { version: row.version, fields: columnsOf(row) };
}

async function findView(database: Kysely<Tables>, id: string) {
  const row = await repository.findDefaultViewById(database, id);
  return row && { version: row.version, fields: viewOf(row) };
}

/** As the audit says it. */
function columnsOf(row: repository.DefaultSettingsRow) {
  return {
    table: row.table_name,
    columns: row.columns,
    density: row.density,
    isBordered: row.is_bordered,
    isStriped: row.is_striped,
  };
}

/** As the audit says it. */
function viewOf(row: repository.DefaultViewRow) {
  return {
    table: row.table_name,
    title: row.title,
    columns: row.columns,
    sort: row.sort,
    filterObj: row.filter_obj,
  };
}
