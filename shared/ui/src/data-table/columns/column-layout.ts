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

/** The width that moving an edge by so much asks for; null where the column can go no further that way. */
export function movedWidth(nowPx: number, byPx: number): number | null {
  const px = clampWidth(nowPx + byPx);
  // The elastic column may be wider than any that is set.
  return Math.sign(px - nowPx) === Math.sign(byPx) ? px : null;
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

/** What a digit and any other sign of a total take at most, and the room around it. */
const [digitPx, signPx, besidePx] = [8.5, 4.5, 18];

/** Each column as wide as its total needs, however narrow it was made: a sum that is cut is another sum. */
export function withRoomForTotals<Row>(
  columns: readonly PlacedColumn<Row>[],
  totals: Readonly<Record<string, unknown>> = {},
): PlacedColumn<Row>[] {
  return columns.map((placed) => {
    const total = totals[placed.column.key];
    if (typeof total !== 'string') return placed;
    const digits = total.replace(/\D/g, '').length;
    const neededPx = digits * digitPx + (total.length - digits) * signPx + besidePx;
    return { ...placed, widthPx: Math.max(placed.widthPx, Math.ceil(neededPx)) };
  });
}

/** A column as it is drawn: `widthPx` stays what its person set. */
export type DrawnColumn<Row> = PlacedColumn<Row> & { drawnPx: number };

/** As much wider as the reader's own spacing makes the texts; `spacing` as `useTextSpacing` tells it. */
export function spaced<Row>(columns: readonly PlacedColumn<Row>[], spacing: number): DrawnColumn<Row>[] {
  return columns.map((placed) => ({ ...placed, drawnPx: Math.ceil(placed.widthPx * spacing) }));
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
