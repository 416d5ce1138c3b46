import { customsUnits, hsCodeOf } from '@berth/contract';
import { sql } from 'kysely';
import { hsCodeRow, presentHsCode } from '../../customs/catalogue/hs-code-rows.ts';
import { type DictionaryTable, textOf } from '../dictionary-table.ts';
import { searchTexts } from './search-texts.ts';

export const packingTable: DictionaryTable = {
  table: 'packing',
  columns: ({ code = '', nameZh = '', nameEn = '' }) => ({
    code,
    name_zh: nameZh,
    name_en: nameEn,
    ...searchTexts(code, nameZh, nameEn),
  }),
  entry: (row) => ({
    code: textOf(row, 'code'),
    nameZh: textOf(row, 'name_zh'),
    nameEn: textOf(row, 'name_en'),
  }),
  references: [
    {
      what: { 'zh-CN': '货物明细', en: 'Cargo lines' },
      naming: (_database, code) => sql`select 1 from cargo_line where pack = upper(${code})`,
    },
  ],
};

export const feeItemTable: DictionaryTable = {
  table: 'fee_item',
  // There are some dozen: nothing is stored to search them by.
  searched: sql<string>`lower(code || ' ' || name_zh || ' ' || replace(name_en, ' ', ''))`,
  columns: ({ code, nameZh, nameEn, unitZh, unitEn }) => ({
    code,
    name_zh: nameZh,
    name_en: nameEn,
    unit_zh: unitZh,
    unit_en: unitEn,
  }),
  entry: (row) => ({
    code: textOf(row, 'code'),
    nameZh: textOf(row, 'name_zh'),
    nameEn: textOf(row, 'name_en'),
    unitZh: textOf(row, 'unit_zh'),
    unitEn: textOf(row, 'unit_en'),
  }),
  references: [
    {
      what: { 'zh-CN': '账单费用', en: 'Charges on bills' },
      naming: (_database, code) => sql`select 1 from fee_row where fee_item = ${code}`,
    },
    {
      what: { 'zh-CN': '报价费用', en: 'Charges of quotations' },
      naming: (_database, code) => sql`select 1 from quotation_row where fee_item = ${code}`,
    },
  ],
};

export const hsCodeTable: DictionaryTable = {
  table: 'hs_code',
  columns: (entry) => ({ ...hsCodeRow(hsCodeOf(entry)) }),
  entry: (row) => {
    const code = presentHsCode(row as unknown as Parameters<typeof presentHsCode>[0]); // a row of its table
    return {
      code: code.code,
      nameZh: code.nameZh,
      nameEn: code.nameEn,
      firstUnit: customsUnits[code.firstUnit]['zh-CN'],
      secondUnit: code.secondUnit === '' ? '' : customsUnits[code.secondUnit]['zh-CN'],
      elements: code.elements.join('|'),
      refundRate: String(code.refundRate),
    };
  },
  references: [
    {
      what: { 'zh-CN': '商品库', en: 'Goods of libraries' },
      naming: (_database, code) => sql`select 1 from goods where hs_code = ${code}`,
    },
  ],
};

export const holidayTable: DictionaryTable = {
  table: 'holiday',
  columns: ({ day = '', kind, nameZh = '', nameEn = '' }) => ({
    code: day,
    kind,
    name_zh: nameZh,
    name_en: nameEn,
    search_text: searchTexts(day, nameZh, nameEn).search_text,
  }),
  entry: (row) => ({
    day: textOf(row, 'code'),
    kind: textOf(row, 'kind'),
    nameZh: textOf(row, 'name_zh'),
    nameEn: textOf(row, 'name_en'),
  }),
  references: [],
};
