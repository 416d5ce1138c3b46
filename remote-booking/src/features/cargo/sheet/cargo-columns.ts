import {
  checkFbaReference,
  checkFbaShipment,
  densityHint,
  matchCargoHeading,
  type SelectOption,
} from '@berth/contract';
import type { Translate } from '@berth/runtime';
import type { SheetColumn } from '@berth/ui';
import type { CargoField, CargoLineDraft } from './cargo-draft.ts';
import { suggestVolume, toCargoLine } from './cargo-draft.ts';

type CargoColumn = SheetColumn<CargoLineDraft> & { key: CargoField };

type CargoColumnsInput = {
  t: Translate;
  packings: readonly SelectOption[] | undefined;
  /** Goes to an Amazon warehouse: its references have forms that can be checked. */
  isAmazon: boolean;
};

/**
 * The columns of the cargo sheet; a pasted heading is read as that of a file. Each shows its whole title in both
 * languages, and a line stands in one row beside the menu on a screen of 1440, a scroll bar included. Usual numbers
 * stand whole.
 */
export function cargoColumns({ t, packings, isAmazon }: CargoColumnsInput): readonly CargoColumn[] {
  const columns: readonly Omit<CargoColumn, 'title' | 'readHeading'>[] = [
    { key: 'goods_name', kind: 'text', widthPx: 96, grow: 1.5, isRequired: true, cardSpan: 6 },
    { key: 'package', kind: 'number', widthPx: 62, isRequired: true },
    {
      key: 'weight',
      kind: 'number',
      widthPx: 84,
      isRequired: true,
      warn: (line) => {
        const found = densityHint(toCargoLine(line));
        return found ? t(`cargo.${found.hint}`, { density: found.kgPerCbm }) : undefined;
      },
    },
    { key: 'long', kind: 'number', widthPx: 58, cardSpan: 2 },
    { key: 'wide', kind: 'number', widthPx: 58, cardSpan: 2 },
    { key: 'high', kind: 'number', widthPx: 58, cardSpan: 2 },
    {
      key: 'volume',
      kind: 'number',
      widthPx: 102,
      isRequired: true,
      cardSpan: 6,
      suggest: suggestVolume,
      suggestTexts: {
        same: t('cargo.computedSame'),
        take: t('cargo.takeComputed', { volume: '{value}' }),
        takeOfLine: t('cargo.takeComputedOfLine', { volume: '{value}', line: '{line}' }),
      },
    },
    { key: 'pack', kind: 'select', widthPx: 64, options: packings },
    {
      key: 'shipment_id',
      kind: 'code',
      widthPx: 102,
      below: '2',
      warn: ({ shipment_id: code }) =>
        isAmazon && checkFbaShipment(code) === 'odd' ? t('cargo.oddShipment') : undefined,
    },
    {
      key: 'reference_id',
      kind: 'code',
      widthPx: 78,
      below: '3 / span 2',
      warn: ({ reference_id: code }) =>
        isAmazon && checkFbaReference(code) === 'odd' ? t('cargo.oddReference') : undefined,
    },
    { key: 'instructions', kind: 'text', widthPx: 80, grow: 1, below: '5 / span 5', cardSpan: 6 },
  ];
  return columns.map((column) => ({
    ...column,
    title: t(`cargo.${column.key}`),
    readHeading: (heading) => {
      const found = matchCargoHeading(heading);
      return found?.column === column.key ? found : null;
    },
  }));
}
