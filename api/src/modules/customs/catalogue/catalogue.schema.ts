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
  version: Generated<number>;
  is_retired: Generated<boolean>;
}

/** One row: where the catalogue comes from. */
export interface HsCatalogueTable {
  id: Generated<number>;
  source_zh: string;
  source_en: string;
  as_of: string;
  /** Whether the desk has replaced what the portal ships by a tariff file. */
  is_imported: Generated<boolean>;
  /** The file that the desk added last to what there was. */
  added_source: string | null;
  added_as_of: string | null;
  /** Null while the desk has changed nothing. */
  changed_at: string | null;
  changed_by: string | null;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    hs_code: HsCodeTable;
    hs_catalogue: HsCatalogueTable;
  }
}
