import { exportColumnsOf, exportLists, type ListDefinition, type Locale } from '@berth/contract';
import { screenColumns } from '@berth/ui';
import { expect, test } from '@jest/globals';
import { airList } from '../../air/list/air-list.tsx';
import { fclList } from '../../fcl/list/fcl-list.tsx';
import { lclList } from '../../lcl/list/lcl-list.tsx';

const locales: readonly Locale[] = ['zh-CN', 'en'];

// A column that the file does not know would have the whole export refused once somebody shows it.
test.each(
  [lclList, fclList, airList].flatMap((of) =>
    locales.map((locale) => [of.list.name, locale, of.list] as const),
  ),
)('every column of %s can be exported (%s)', (table, locale, list) => {
  const shown = screenColumns<ListDefinition>(list, locale).map(({ key }) => key);
  expect(shown.length).toBeGreaterThan(5);
  const known: readonly string[] = exportLists[table].columns;
  const columns = shown.map((key) => [key, exportColumnsOf(table, [key])] as const);
  expect(columns.filter(([, parts]) => parts.length === 0)).toEqual([]);
  expect(columns.filter(([, parts]) => parts.some((part) => !known.includes(part)))).toEqual([]);
});

test('what the list shows below an entered amount is in the file beside it', () => {
  expect(exportColumnsOf('lclBookings', ['weight', 'volume', 'chargeable'])).toEqual([
    'weight',
    'chargedWeight',
    'chargedSource',
    'volume',
    'chargedVolume',
    'chargeable',
    'chargeableUnit',
  ]);
});
