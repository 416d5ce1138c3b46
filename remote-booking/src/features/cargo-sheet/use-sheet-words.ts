import type { Locale } from '@berth/contract';
import { type Translate, useTranslation } from '@berth/runtime';
import { useMemo } from 'react';
import { type CargoField, cargoFields } from './cargo-draft.ts';

/** The words of the sheet, the same object until the language changes. */
export type SheetWords = {
  t: Translate;
  locale: Locale;
  columns: Record<CargoField, string>;
  /** The spoken name of a cell: its column and its line. */
  cellName: (field: CargoField, index: number) => string;
};

/** Looks up once what thousands of cells say: a look-up for each cell is felt in a long sheet. */
export function useSheetWords(): SheetWords {
  const { t, locale } = useTranslation('booking');
  return useMemo(() => {
    const names = cargoFields.map((field) => [field, t(`cargo.${field}`)]);
    const columns = Object.fromEntries(names) as Record<CargoField, string>; // one entry per field
    const template = t('cargo.cellLabel', { column: '<column>', line: '<line>' });
    const [before = '', between = '', after = ''] = template.split(/<column>|<line>/);
    const cellName = (field: CargoField, index: number) =>
      `${before}${columns[field]}${between}${index + 1}${after}`;
    return { t, locale, columns, cellName };
  }, [t, locale]);
}
