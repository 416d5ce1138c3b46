import { customsUnits, hsCodeOf } from '@berth/contract';
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
};

export const feeItemTable: DictionaryTable = {
  table: 'fee_item',
  // There are some dozen: nothing is stored to search them by.
  isSearchedByNames: true,
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
};
