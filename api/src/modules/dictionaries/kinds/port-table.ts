import { otherPortCodes, type Problem, readCoordinates, writeCoordinates } from '@berth/contract';
import { type DictionaryRow, type DictionaryTable, textOf } from '../dictionary-table.ts';
import { searchTexts } from './search-texts.ts';

export const portTable: DictionaryTable = {
  table: 'port',
  columns: (entry) => {
    const { code = '', nameZh = '', nameEn = '', localName = '', coordinates = '' } = entry;
    const position = readCoordinates(coordinates);
    return {
      code,
      name_zh: nameZh,
      name_en: nameEn,
      country_code: code.slice(0, 2),
      kind: entry.kind,
      lat: position?.lat ?? null,
      lon: position?.lon ?? null,
      local_name: localName,
      subdivision: entry.subdivision,
      functions: entry.functions,
      status: entry.status,
      as_of: entry.asOf,
      iata: entry.iata,
      coordinates,
      remarks: entry.remarks,
      ...searchTexts(code, nameZh, nameEn, [...otherPortCodes(code), localName]),
    };
  },
  entry: (row) => ({
    code: textOf(row, 'code'),
    nameZh: textOf(row, 'name_zh'),
    nameEn: textOf(row, 'name_en'),
    kind: textOf(row, 'kind'),
    localName: textOf(row, 'local_name'),
    subdivision: textOf(row, 'subdivision'),
    functions: textOf(row, 'functions'),
    status: textOf(row, 'status'),
    asOf: textOf(row, 'as_of'),
    iata: textOf(row, 'iata'),
    coordinates: textOf(row, 'coordinates') || positionOf(row),
    remarks: textOf(row, 'remarks'),
  }),
  problems: (countries, { code = '' }): Problem[] => {
    const country = code.slice(0, 2);
    return countries.has(country) ? [] : [{ path: 'code', rule: 'unknownCountry', params: { country } }];
  },
};

/** Of a port that a release ships: it has a place, and nobody wrote it as a text. */
function positionOf({ lat, lon }: DictionaryRow): string {
  return typeof lat === 'number' && typeof lon === 'number' ? writeCoordinates({ lat, lon }) : '';
}
