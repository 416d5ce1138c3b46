import type {
  ApplicantType,
  FileKind,
  IdentityPaper,
  Locale,
  RegistrationStatus,
  ReturnableField,
} from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type LaterInstant = ColumnType<string | null, undefined, Date | null>;

export type FieldReason = { field: ReturnableField; words: string };

interface RegistrationTable {
  id: string;
  number: string;
  version: Generated<number>;
  status: RegistrationStatus;
  link_hash: Buffer;
  link_sealed: Buffer;
  applicant_type: ApplicantType;
  account: string;
  account_key: string;
  password_hash: string;
  contact: string;
  email: string;
  phone: string;
  phone_proved_at: Instant;
  company_name: string;
  credit_code: string;
  old_number: string;
  registered_address: string;
  id_name: string;
  id_number: string;
  id_address: string;
  agreement_version: string;
  agreed_at: Instant;
  locale: Locale;
  submitted_at: Instant;
  /** `YYYY-MM-DD` */
  due_on: string;
  /** Written as JSON text. */
  reasons: ColumnType<FieldReason[], string | undefined, string>;
  refused_because: ColumnType<string | null, undefined, string>;
  decided_at: LaterInstant;
  customer_id: ColumnType<string | null, undefined, string>;
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

export type RegistrationEventKind = 'submitted' | 'mended' | 'approved' | 'returned' | 'refused' | 'settled';

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
