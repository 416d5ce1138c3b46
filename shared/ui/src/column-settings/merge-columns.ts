import type { ColumnSetting } from '@berth/contract';

/** What a table's own column says of how it may be shown. */
export type ShippedColumn = {
  key: string;
  /** Absent: as wide as its content asks for. */
  widthPx?: number;
  isSortable?: boolean;
  fixed?: 'left' | 'right';
  isHiddenAtFirst?: boolean;
  /** Cannot be hidden: without it a row has no name. */
  isAlwaysShown?: boolean;
};

/**
 * The columns that a table has now, as its person set them: in the saved order, without those that were dropped
 * since. One that was shipped later stands behind the column that it was shipped behind. What the table does not
 * allow (hiding a column that is always shown, sorting by one that cannot be sorted by) does not hold.
 */
export function mergeColumns(
  shipped: readonly ShippedColumn[],
  saved: readonly ColumnSetting[] | null,
): ColumnSetting[] {
  const own = new Map(shipped.map((column) => [column.key, column]));
  const merged = new Map<string, ColumnSetting>();
  for (const setting of saved ?? []) {
    const column = own.get(setting.key);
    if (!column || merged.has(setting.key)) continue;
    merged.set(setting.key, {
      ...setting,
      isShown: setting.isShown || Boolean(column.isAlwaysShown),
      isSortable: setting.isSortable && Boolean(column.isSortable),
    });
  }
  const order = [...merged.values()];
  shipped.forEach((column, at) => {
    if (merged.has(column.key)) return;
    const before = shipped[at - 1]?.key;
    order.splice(order.findIndex(({ key }) => key === before) + 1, 0, asShipped(column));
  });
  return order;
}

/** What a table would show, to be compared: settings from the server and from here may list their parts differently. */
export function comparableColumns(
  shipped: readonly ShippedColumn[],
  saved: readonly ColumnSetting[] | null,
): readonly unknown[] {
  return mergeColumns(shipped, saved).map(({ key, isShown, widthPx, isSortable, fixed }) => [
    key,
    isShown,
    widthPx,
    isSortable,
    fixed,
  ]);
}

function asShipped(column: ShippedColumn): ColumnSetting {
  return {
    key: column.key,
    isShown: !column.isHiddenAtFirst || Boolean(column.isAlwaysShown),
    // Its own width may differ by language: only one that a person chose is a number here.
    widthPx: null,
    isSortable: column.isSortable ?? false,
    fixed: column.fixed ?? null,
  };
}
