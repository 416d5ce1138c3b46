import type { Generated } from 'kysely';
import type { JobTables } from '../jobs/jobs.schema.ts';
import type { AddressTables } from '../modules/addresses/addresses.schema.ts';
import type { BookingTables } from '../modules/bookings/bookings.schema.ts';
import type { IntegrationTables } from '../modules/integration/integration.schema.ts';
import type { MenuTables } from '../modules/menu/menu.schema.ts';
import type { MessageTables } from '../modules/messages/messages.schema.ts';
import type { ReleaseTables } from '../modules/releases/releases.schema.ts';
import type { RemoteTables } from '../modules/remotes/remotes.schema.ts';
import type { ReferenceTables } from '../modules/selects/selects.schema.ts';
import type { SessionTables } from '../modules/sessions/sessions.schema.ts';
import type { ShellTables } from '../modules/shells/shells.schema.ts';
import type { ShippingDocumentTables } from '../modules/shipping-documents/shipping-documents.schema.ts';
import type { SiteTables } from '../modules/site/site.schema.ts';
import type { TableMemoryTables } from '../modules/tables/tables.schema.ts';
import type { TaskTables } from '../modules/tasks/tasks.schema.ts';
import type { TemplateTables } from '../modules/templates/templates.schema.ts';
import type { TrackingTables } from '../modules/tracking/tracking.schema.ts';
import type { UploadTables } from '../modules/uploads/uploads.schema.ts';

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

/** Every table of both databases; a module's tables come from its `*.schema.ts`. */
export interface Tables
  extends UploadTables,
    SessionTables,
    ReferenceTables,
    SiteTables,
    MenuTables,
    BookingTables,
    MessageTables,
    TaskTables,
    JobTables,
    RemoteTables,
    TableMemoryTables,
    TemplateTables,
    AddressTables,
    TrackingTables,
    IntegrationTables,
    ShippingDocumentTables,
    ReleaseTables,
    ShellTables {
  installation: InstallationTable;
  applied_migration: AppliedMigrationTable;
}
