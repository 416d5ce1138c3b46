import type { CustomsUnit, HsCode } from '@berth/contract';
import type { Insertable, Selectable } from 'kysely';
import { searchForm, searchText } from '../../../database/sort-key.ts';
import type { HsCatalogueTable, HsCodeTable } from './catalogue.schema.ts';

export function presentHsCode(row: Selectable<HsCodeTable>): HsCode {
  return {
    code: row.code,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    firstUnit: row.first_unit,
    secondUnit: row.second_unit,
    elements: row.elements,
    refundRate: Number(row.refund_rate),
  };
}

export function presentCatalogue(row: Selectable<HsCatalogueTable>) {
  return {
    source: { 'zh-CN': row.source_zh, en: row.source_en },
    asOf: row.as_of,
    isImported: row.is_imported,
    added:
      row.added_source === null ? null : { source: row.added_source, asOf: row.added_as_of ?? row.as_of },
  };
}

type Entry = Omit<HsCode, 'firstUnit' | 'secondUnit'> & {
  firstUnit: CustomsUnit;
  secondUnit: CustomsUnit | '';
};

export function hsCodeRow(entry: Entry): Insertable<HsCodeTable> {
  const lines = [entry.code, searchText(entry.nameZh), searchForm(entry.nameEn)];
  return {
    code: entry.code,
    name_zh: entry.nameZh,
    name_en: entry.nameEn,
    first_unit: entry.firstUnit,
    second_unit: entry.secondUnit,
    elements: entry.elements,
    refund_rate: String(entry.refundRate),
    search_text: lines.join('\n'),
  };
}
