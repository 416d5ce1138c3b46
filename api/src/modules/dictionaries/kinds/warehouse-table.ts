import type { Problem } from '@berth/contract';
import { searchForm, sortKey } from '../../../database/sort-key.ts';
import { type DictionaryTable, textOf } from '../dictionary-table.ts';

/** The warehouses of one type. */
export function warehouseTable(type: 'amazon' | 'walmart' | 'overseas'): DictionaryTable {
  return {
    table: 'warehouse',
    only: { column: 'type', value: type },
    columns: ({ code = '', countryCode, stateName = '', city = '', postalCode = '', address }) => ({
      type,
      code,
      country_code: countryCode,
      state_name: stateName,
      city,
      postal_code: postalCode,
      address,
      sort_key: sortKey(code),
      search_text: [...new Set([code, city, stateName, postalCode].map(searchForm))]
        .filter(Boolean)
        .join('\n'),
    }),
    entry: (row) => ({
      code: textOf(row, 'code'),
      countryCode: textOf(row, 'country_code'),
      stateName: textOf(row, 'state_name'),
      city: textOf(row, 'city'),
      postalCode: textOf(row, 'postal_code'),
      address: textOf(row, 'address'),
    }),
    problems: (countries, { countryCode: country = '' }): Problem[] =>
      countries.has(country) ? [] : [{ path: 'countryCode', rule: 'unknownCountry', params: { country } }],
  };
}
