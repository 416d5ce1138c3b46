import type { Generated } from 'kysely';

/** The one row about this database itself. */
interface InstallationTable {
  is_only_row: Generated<true>;
  created_at: Generated<string>;
  demo_seeded_at: string | null;
  /** See its migration. */
  changes_epoch: Generated<string>;
}

/** The text of every migration that was applied, as a hash: an applied file must not change. */
interface AppliedMigrationTable {
  name: string;
  sha256: string;
  applied_at: Generated<string>;
}

/**
 * Every table of both databases. Here are those of the database itself; a module declares its own in its `*.schema.ts`,
 * which adds them to this interface.
 */
export interface Tables {
  installation: InstallationTable;
  applied_migration: AppliedMigrationTable;
}
