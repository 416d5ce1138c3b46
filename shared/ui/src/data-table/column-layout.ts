import { type ColumnSetting, tableMemoryLimits } from '@berth/contract';
import type { DataColumn } from './data-column.ts';

/** A column where it stands now, with what its person set. */
export type PlacedColumn<Row> = {
  column: DataColumn<Row>;
  /** At least; the elastic one takes what is left besides. */
  widthPx: number;
  isElastic: boolean;
  isSortable: boolean;
  fixed: 'left' | 'right' | null;
};

/** How narrow and how wide a column may be drawn; `unset` where nobody says. */
export const columnWidths = {
  min: tableMemoryLimits.minWidthPx,
  max: tableMemoryLimits.maxWidthPx,
  unset: 160,
} as const;

export function clampWidth(px: number): number {
  return Math.round(Math.min(columnWidths.max, Math.max(columnWidths.min, px)));
}

/**
 * The shown columns in their order and widths. Exactly one is elastic: with a fixed table layout the others then
 * keep the very width that was dragged, and the table still fills its page. Fixed ones go to their side; on a
 * narrow screen, where they would cover everything, none is fixed.
 */
export function placeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  settings: readonly ColumnSetting[],
  isNarrow: boolean,
): PlacedColumn<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown = settings.flatMap((setting) => {
    const column = setting.isShown ? byKey.get(setting.key) : undefined;
    return column ? [{ setting, column }] : [];
  });
  const elastic =
    shown.find(({ setting, column }) => isLoose(column, setting) && setting.fixed === null) ??
    shown.findLast(({ setting }) => setting.fixed === null) ??
    shown.at(-1);
  const placed = shown.map(({ setting, column }) => ({
    column,
    widthPx: clampWidth(setting.widthPx ?? column.widthPx ?? columnWidths.unset),
    isElastic: setting.key === elastic?.setting.key,
    isSortable: Boolean(column.isSortable) && setting.isSortable,
    fixed: isNarrow ? null : setting.fixed,
  }));
  const side = ({ fixed }: { fixed: 'left' | 'right' | null }) =>
    fixed === 'left' ? 0 : fixed === 'right' ? 2 : 1;
  return placed.sort((one, other) => side(one) - side(other));
}

/** Nobody has said how wide it is to be, but how wide at least. */
const isLoose = <Row>(column: DataColumn<Row>, { widthPx }: ColumnSetting) =>
  widthPx === null && (column.isElastic || column.widthPx === undefined);

/** The settings with one column's width changed; null lets it be as wide as it was shipped. */
export function withWidth(
  settings: readonly ColumnSetting[],
  key: string,
  widthPx: number | null,
): ColumnSetting[] {
  return settings.map((setting) => (setting.key === key ? { ...setting, widthPx } : setting));
}
