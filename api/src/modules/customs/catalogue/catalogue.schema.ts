import type { CustomsUnit } from '@berth/contract';
import type { Generated } from 'kysely';

export interface HsCodeTable {
  code: string;
  name_zh: string;
  name_en: string;
  first_unit: CustomsUnit;
  second_unit: CustomsUnit | '';
  elements: string[];
  /** Per cent, as a decimal text. */
  refund_rate: string;
  /** What typing is matched against: code, names, pinyin, initials. */
  search_text: string;
}

/** One row: where the catalogue comes from. */
interface HsCatalogueTable {
  id: Generated<number>;
  source_zh: string;
  source_en: string;
  as_of: string;
  /** Null while it is the one that the portal ships. */
  imported_at: string | null;
  imported_by: string | null;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    hs_code: HsCodeTable;
    hs_catalogue: HsCatalogueTable;
  }
}
