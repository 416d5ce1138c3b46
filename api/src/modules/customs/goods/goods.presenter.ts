import { type GoodsContent, normalizeCode } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaTime } from '../../../china-time.ts';
import { searchForm, searchText, sortKey } from '../../../database/sort-key.ts';
import { searchDocument } from '../../../list/search-document.ts';
import type { GoodsRow, StoredContent } from './goods.repository.ts';

export type Goods = EndpointResult<Endpoints['POST /business/goodsSave']>;

const numberOf = (decimal: string | null) => (decimal === null ? null : Number(decimal));

export function contentOf(row: StoredContent): GoodsContent {
  return {
    sku: row.title,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    hsCode: row.hs_code,
    clearanceCode: row.clearance_code,
    declarationUnit: row.declaration_unit,
    unitPrice: numberOf(row.unit_price),
    currency: row.currency,
    netWeight: numberOf(row.net_weight),
    grossWeight: numberOf(row.gross_weight),
    brandType: row.brand_type,
    exportBenefit: row.export_benefit,
    otherElements: row.other_elements,
    material: row.material,
    usage: row.usage,
    brand: row.brand,
    model: row.model,
    remarks: row.remarks,
  };
}

export function presentGoods(row: GoodsRow): Goods {
  return {
    ...contentOf(row),
    id: row.id,
    version: row.version,
    revision: row.revision,
    updatedBy: row.updated_by,
    updatedAt: toChinaTime(row.updated_at),
  };
}

const decimal = (value: number | null) => (value === null ? null : String(value));

/** The columns of what was entered, but for the SKU itself. */
export function goodsColumns(content: GoodsContent) {
  const { sku, nameZh, nameEn, hsCode, brand, model } = content;
  const names = [sku, nameEn, brand, model].map(searchForm);
  return {
    sku_key: normalizeCode(sku),
    name_zh: nameZh,
    name_sort_key: sortKey(nameZh),
    name_search: searchDocument([nameZh]),
    name_en: nameEn,
    hs_code: hsCode,
    clearance_code: content.clearanceCode,
    declaration_unit: content.declarationUnit,
    unit_price: decimal(content.unitPrice),
    currency: content.currency,
    net_weight: decimal(content.netWeight),
    gross_weight: decimal(content.grossWeight),
    brand_type: content.brandType,
    export_benefit: content.exportBenefit,
    other_elements: content.otherElements,
    material: content.material,
    usage: content.usage,
    brand,
    model,
    remarks: content.remarks,
    search: ['', ...names, hsCode, searchText(nameZh), ''].join('\n'),
  };
}
