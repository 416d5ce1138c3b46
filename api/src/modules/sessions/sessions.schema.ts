import type { CustomerKind, ReadyRole, SettlementKind } from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;

interface CustomerTable {
  id: string;
  name: string;
  kind: CustomerKind;
  settlement: SettlementKind;
  branch_code: Generated<string>;
  /** 统一社会信用代码, '' where it is not known. */
  credit_code: Generated<string>;
  registered_address: Generated<string>;
  /** The operator of the portal itself: its members are the staff. */
  is_forwarder: Generated<boolean>;
  /** Codes of `staff` who look after it, '' for nobody. */
  salesperson_id: Generated<string>;
  customer_service_id: Generated<string>;
  /** Both or neither: its people can neither book nor hand in customs papers. */
  frozen_at: ColumnType<string | null, Date | null | undefined, Date | null>;
  frozen_reason: ColumnType<string | null, string | null | undefined>;
  /** From the terms that staff agreed on with the customer. */
  version: Generated<number>;
  created_at: Instant;
}

interface MemberTable {
  id: string;
  customer_id: string;
  account: string;
  account_key: string;
  name: string;
  phone: Generated<string>;
  /** Its owner has proved to have it: only then it opens the account. */
  phone_verified_at: ColumnType<string | null, Date | null | undefined, Date | null>;
  email: Generated<string>;
  password_hash: string;
  /** Main or sub-account. */
  roles: string[];
  /** What our staff granted to this person alone, beside what the role holds. */
  permissions: string[];
  /** One of these, or neither. */
  ready_role: ColumnType<ReadyRole | null, ReadyRole | null | undefined>;
  role_id: ColumnType<string | null, string | null | undefined>;
  /** Of the forwarder's staff. */
  department_id: ColumnType<string | null, string | null | undefined>;
  login_count: Generated<number>;
  last_login_at: ColumnType<string | null, undefined, Date>;
  is_active: Generated<boolean>;
  created_at: Instant;
}

/** The picture of a person, a file of the customer. */
interface MemberAvatarTable {
  member_id: string;
  customer_id: string;
  upload_id: string;
}

interface SessionTable {
  id: string;
  member_id: string;
  token_hash: Buffer;
  companion_hash: Buffer;
  created_at: Instant;
  expires_at: Instant;
  /** Where it was opened. */
  address: Generated<string>;
  user_agent: Generated<string>;
  /** Its last call, to the minute; null until its first minute is over. */
  used_at: ColumnType<string | null, Date | undefined, Date>;
  revoked_at: ColumnType<string | null, Date | undefined, Date | null>;
}

interface CaptchaTable {
  id_hash: Buffer;
  answer_hash: Buffer;
  expires_at: Instant;
}

interface LoginAttemptTable {
  subject_kind: 'account' | 'address' | 'everywhere' | 'browser' | 'site' | 'newcomers';
  subject_hash: Buffer;
  failures: number;
  last_failed_at: Instant;
  blocked_until: Instant;
  told_at: ColumnType<string | null, Date | undefined, Date>;
}

interface KnownBrowserTable {
  member_id: string;
  browser_hash: Buffer;
  used_at: Instant;
  expires_at: Instant;
}

interface UnsavedWorkKeyTable {
  member_id: string;
  key_hex: string;
  created_at: Instant;
}

declare module '../../database/tables.ts' {
  interface Tables {
    customer: CustomerTable;
    member: MemberTable;
    member_avatar: MemberAvatarTable;
    session: SessionTable;
    captcha: CaptchaTable;
    login_attempt: LoginAttemptTable;
    unsaved_work_key: UnsavedWorkKeyTable;
    known_browser: KnownBrowserTable;
  }
}
