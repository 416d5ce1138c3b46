import type { SheetColumn, SheetLine } from './sheet-columns.ts';

/** What the columns of a sheet warn of, by path: `<name>.<line key>.<field>`. */
export function sheetHints<Line extends SheetLine>(
  name: string,
  columns: readonly Pick<SheetColumn<Line>, 'key' | 'warn'>[],
  lines: readonly Line[],
): Map<string, string> {
  const hints = new Map<string, string>();
  for (const line of lines) {
    for (const { key, warn } of columns) {
      const text = warn?.(line);
      if (text) hints.set(`${name}.${line.key}.${key}`, text);
    }
  }
  return hints;
}
