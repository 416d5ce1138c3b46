import type { Currency, CustomsUnit, GoodsContent } from '@berth/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** Exact decimals travel as texts. */
type Decimal = string;

export interface GoodsTable {
  id: string;
  customer_id: string;
  /** The SKU, which names it. */
  title: string;
  /** The SKU as lists compare it. */
  sku_key: string;
  name_zh: string;
  name_sort_key: string;
  name_search: string;
  name_en: string;
  hs_code: string;
  clearance_code: string;
  declaration_unit: CustomsUnit | '';
  unit_price: Decimal | null;
  currency: Currency;
  net_weight: Decimal | null;
  gross_weight: Decimal | null;
  brand_type: string;
  export_benefit: string;
  other_elements: string;
  material: string;
  usage: string;
  brand: string;
  model: string;
  remarks: string;
  /** What a line is filled by: SKU, HS code, names, pinyin, initials, brand and model. */
  search: string;
  revision: Generated<number>;
  /** The name of the member who saved it last. */
  updated_by: string;
  version: string;
  created_at: string;
  updated_at: string;
}

interface GoodsRevisionTable {
  customer_id: string;
  goods_id: string;
  revision: number;
  content: JSONColumnType<GoodsContent>;
  saved_by: string;
  saved_at: string;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    goods: GoodsTable;
    goods_revision: GoodsRevisionTable;
  }
}
