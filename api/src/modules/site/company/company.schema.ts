import type { JobKind } from '@berth/contract';
import type { Generated } from 'kysely';

export type CompanyPart = 'introduction' | 'partner' | 'partnerGets' | 'companyGets';

interface Ordered {
  id: string;
  ordinal: number;
  version: Generated<number>;
}

interface Told {
  title_zh: string;
  title_en: string;
  text_zh: string;
  text_en: string;
}

export interface CompanySectionTable extends Ordered, Told {
  part: CompanyPart;
}

export interface CompanyEventTable extends Ordered, Told {
  year: number;
  month: number;
}

export interface CertificateTable extends Ordered {
  name_zh: string;
  name_en: string;
  number: string;
  issuer_zh: string;
  issuer_en: string;
  /** `YYYY-MM-DD`; null without an end. */
  valid_until: string | null;
}

export interface ClosedDayTable extends Ordered {
  /** `YYYY-MM-DD` */
  day: string;
  /** Null: all branches. */
  branch_code: string | null;
  reason_zh: string;
  reason_en: string;
}

export interface JobTable extends Ordered {
  slug: string;
  branch_code: string;
  kind: JobKind;
  /** `YYYY-MM-DD` */
  posted_on: string;
  /** `YYYY-MM-DD` */
  valid_until: string;
  is_open: boolean;
  title_zh: string;
  title_en: string;
  description_zh: string[];
  description_en: string[];
  requirements_zh: string[];
  requirements_en: string[];
}

declare module '../../../database/tables.ts' {
  interface Tables {
    company_section: CompanySectionTable;
    company_event: CompanyEventTable;
    certificate: CertificateTable;
    closed_day: ClosedDayTable;
    job: JobTable;
  }
}
