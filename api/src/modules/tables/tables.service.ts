import { randomUUID } from 'node:crypto';
import { organisationVersionPrefix, type TableSettings, tableMemoryLimits } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockOwner } from '../../kept/named-records.repository.ts';
import { requireCurrent } from '../../kept/require-current.ts';
import * as repository from './tables.repository.ts';

export type TableDependencies = Pick<Context, 'database' | 'clock'>;

type Settings = Call<'POST /system/table/save'>['body'];

/** Deletes a person's column settings of a table, after a save that is under way, which so cannot restore them. */
export async function resetSettings(
  { database }: TableDependencies,
  actor: Actor,
  table: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor);
    await repository.deleteSettings(transaction, actor, table);
  });
}

/** Saves a person's column settings of a table, if those that they were made from are still stored. */
export async function saveSettings(
  { database, clock }: TableDependencies,
  actor: Actor,
  settings: Settings,
): Promise<Settings & Pick<TableSettings, 'version'>> {
  const version = randomUUID();
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor);
    const stored = await repository.findSettings(transaction, actor, settings.table);
    // What was made from the organisation's settings is a person's first of their own.
    const isFirst = settings.version?.startsWith(organisationVersionPrefix);
    requireCurrent(stored, isFirst ? null : settings.version);
    const tables = await repository.listTableNames(transaction, actor);
    const max = tableMemoryLimits.tables;
    if (tables.length >= max && !tables.includes(settings.table)) {
      throw new Refusal('TOO_MANY_TABLES', { params: { max } });
    }
    await repository.upsertSettings(transaction, {
      customer_id: actor.customerId,
      member_id: actor.userId,
      table_name: settings.table,
      columns: JSON.stringify(settings.columns),
      density: settings.density,
      is_bordered: settings.isBordered,
      is_striped: settings.isStriped,
      version,
      saved_at: clock().toISOString(),
    });
  });
  return { ...settings, version };
}
