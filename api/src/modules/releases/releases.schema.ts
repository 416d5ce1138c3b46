import type { RemoteDeclaration } from '@berth/contract';
import type { ReleaseMove } from '@berth/contract/endpoints';
import type { RemoteBuildRecord } from '@berth/contract/release';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Canary } from './deployments/deployment-state.ts';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type InstantOrNull = ColumnType<string | null, Date | null | undefined, Date | null>;

export type DeploymentKind =
  | 'adopted'
  | 'promoted'
  | 'canary'
  | 'canaryStopped'
  | 'rolledBack'
  | 'pinned'
  | 'unpinned'
  | 'setPromoted'
  | 'setRolledBack';

interface ReleaseFileTable {
  storage_key: string;
  integrity: string;
  bytes: number;
  brotli_bytes: number | null;
  gzip_bytes: number | null;
  /** The scope of the key that sent it; null for a build of the server's own checkout. */
  uploaded_for: string | null;
  created_at: Instant;
  stored_at: InstantOrNull;
  doomed_at: InstantOrNull;
  repaired_at: InstantOrNull;
}

export interface RemoteVersionTable {
  remote: string;
  version: string;
  origin: 'bundled' | 'released';
  record: JSONColumnType<RemoteBuildRecord>;
  declaration: JSONColumnType<RemoteDeclaration>;
  published_at: Instant;
  published_by: string;
  file_count: number;
  bytes: number;
  brotli_bytes: number;
  runtime_range: string;
  contract_hash: string;
  removed_at: InstantOrNull;
  removed_by: string | null;
  removed_why: string | null;
}

/** The notices in the history, beside the deployments. */
export type NoticeKind = 'repaired' | 'takenOver' | 'leftOut' | 'heldBack' | 'unfit' | 'sweepFailed';

interface ReleaseNoticeTable {
  id: string;
  at: Instant;
  kind: NoticeKind;
  remote: string | null;
  version: string | null;
  by_name: string;
  messages: JSONColumnType<string[]>;
}

interface RemoteVersionFileTable {
  remote: string;
  version: string;
  integrity: string;
}

export interface RemoteDeploymentTable {
  number: number;
  kind: DeploymentKind;
  stable: JSONColumnType<Record<string, string>>;
  stable_before: JSONColumnType<Record<string, string[]>>;
  canary: JSONColumnType<Record<string, Canary>>;
  moved: JSONColumnType<ReleaseMove[]>;
  set_name: string | null;
  pinned_customer: string | null;
  figures: JSONColumnType<Record<string, number>> | null;
  messages: JSONColumnType<string[]> | null;
  why: string;
  by_name: string;
  by_key: string | null;
  by_member: string | null;
  at: Instant;
}

export interface RemotePinTable {
  remote: string;
  pinned_customer: string;
  version: string;
  why: string;
  by_name: string;
  at: Instant;
}

interface ReleaseSetTable {
  name: string;
  versions: JSONColumnType<Record<string, string>>;
  evidence: string;
  saved_at: Instant;
  saved_by: string;
  removed_at: InstantOrNull;
  removed_by: string | null;
  removed_why: string | null;
}

interface ReleaseKeyTable {
  id: string;
  secret_hash: Buffer;
  holder: string;
  remote: string;
  made_at: Instant;
  made_by: string;
  last_used_at: InstantOrNull;
  revoked_at: InstantOrNull;
  revoked_by: string | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    release_file: ReleaseFileTable;
    remote_version: RemoteVersionTable;
    remote_version_file: RemoteVersionFileTable;
    remote_deployment: RemoteDeploymentTable;
    remote_pin: RemotePinTable;
    release_notice: ReleaseNoticeTable;
    release_set: ReleaseSetTable;
    release_key: ReleaseKeyTable;
  }
}
