import type { RemoteFailureCause } from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;

interface RegistryKeyTable {
  is_only_row: Generated<true>;
  private_key: string;
  public_key: string;
  created_at: Instant;
}

interface RemoteOutcomeTable {
  remote: string;
  version: string;
  deployment: number;
  customer_id: string | null;
  /** `YYYY-MM-DD` in China. */
  day: string;
  outcome: 'started' | 'failed';
  reports: number;
  cause: RemoteFailureCause | null;
  error: string | null;
  first_at: Instant;
  last_at: Instant;
}

interface RemoteLastDayTable {
  remote: string;
  version: string;
  customer_id: string;
  /** `YYYY-MM-DD` in China. */
  day: string;
  has_failed: boolean;
}

declare module '../../database/tables.ts' {
  interface Tables {
    registry_key: RegistryKeyTable;
    remote_outcome: RemoteOutcomeTable;
    remote_last_day: RemoteLastDayTable;
  }
}
