import type { SettingSection, SystemSettings } from '@berth/contract';
import { settingSchemas } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { listSettings } from './system-settings.repository.ts';

/** A section as staff saved it. */
export type StoredSetting<Section extends SettingSection> = {
  value: SystemSettings[Section];
  version: number;
  changedBy: string;
  changedAt: string;
};

/** The sections that staff have saved, of those asked for. */
export async function readSettings<Section extends SettingSection>(
  database: Kysely<Tables>,
  sections: readonly Section[],
): Promise<{ [Name in Section]?: StoredSetting<Name> }> {
  const rows = await listSettings(database, sections);
  const read = rows.flatMap((row) => {
    const value = settingSchemas[row.section].safeParse(row.value);
    // Stored by a version with another schema: it counts as never saved until somebody saves it again.
    if (!value.success) return [];
    const stored = {
      value: value.data,
      version: row.version,
      changedBy: row.changed_by,
      changedAt: row.changed_at,
    };
    return [[row.section, stored] as const];
  });
  return Object.fromEntries(read) as { [Name in Section]?: StoredSetting<Name> }; // each by its own schema
}
