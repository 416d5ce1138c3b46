import type {
  ApplicantType,
  FileKind,
  Identity,
  IdentityPaper,
  Locale,
  RegistrationPurpose,
  RegistrationStatus,
  ReturnableField,
} from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type MaybeInstant = ColumnType<string | null, Date | undefined, Date>;
type LaterInstant = ColumnType<string | null, undefined, Date | null>;

export type FieldReason = { field: ReturnableField; words: string };

interface RegistrationTable {
  id: string;
  number: string;
  version: Generated<number>;
  /** Columns that are null of any other purpose than `register` are never null of that. */
  purpose: Generated<RegistrationPurpose>;
  status: RegistrationStatus;
  link_hash: Buffer | null;
  link_sealed: Buffer | null;
  applicant_type: ApplicantType;
  account: string;
  account_key: string | null;
  password_hash: string | null;
  contact: string;
  email: string;
  phone: string;
  phone_proved_at: MaybeInstant;
  company_name: string;
  credit_code: string;
  old_number: string;
  registered_address: string;
  id_name: string;
  id_number: string;
  id_address: string;
  agreement_version: string | null;
  agreed_at: MaybeInstant;
  locale: Locale;
  submitted_at: Instant;
  /** `YYYY-MM-DD` */
  due_on: string;
  /** Written as JSON text. */
  reasons: ColumnType<FieldReason[], string | undefined, string>;
  refused_because: ColumnType<string | null, undefined, string>;
  decided_at: LaterInstant;
  /** Of who asked, or the one that a registration became. */
  customer_id: ColumnType<string | null, string | undefined, string>;
  asked_by: ColumnType<string | null, string | undefined, never>;
  /** The customer before what it asks for; written as JSON text. */
  stood: ColumnType<Identity | null, string | undefined, string>;
  created_at: Instant;
}

interface RegistrationPaperTable {
  id: string;
  registration_id: string;
  paper: IdentityPaper;
  file_name: string;
  kind: FileKind;
  bytes: number;
  storage_key: string;
  created_at: Instant;
  replaced_at: LaterInstant;
  deleted_at: LaterInstant;
}

interface RegistrationLookTable {
  id: string;
  paper_id: string;
  member_id: string | null;
  by_name: string;
  at: Instant;
}

export type RegistrationEventKind =
  | 'submitted'
  | 'mended'
  | 'withdrawn'
  | 'approved'
  | 'returned'
  | 'refused'
  | 'settled';

interface RegistrationEventTable {
  id: string;
  registration_id: string;
  what: RegistrationEventKind;
  by_name: string | null;
  words: string;
  at: Instant;
}

declare module '../../database/tables.ts' {
  interface Tables {
    registration: RegistrationTable;
    registration_paper: RegistrationPaperTable;
    registration_look: RegistrationLookTable;
    registration_event: RegistrationEventTable;
    registration_serial: { day: string; last: number };
  }
}
