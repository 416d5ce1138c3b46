/** The rows of a retained list if each has these texts. Each key is made new, so that the page can go on counting its own. */
export function restoreRows<Row extends { key: string }>(
  rows: unknown,
  textFields: readonly (keyof Row & string)[],
): Row[] | null {
  const isRow = (row: unknown): row is Row =>
    typeof row === 'object' &&
    row !== null &&
    ['key', ...textFields].every((field) => typeof (row as Record<string, unknown>)[field] === 'string'); // read as unknown
  if (!Array.isArray(rows) || !rows.every(isRow)) return null;
  return rows.map((row) => ({ ...row, key: restoredKey(row.key) }));
}

/** The key of a retained row on the page where it is shown again. */
export function restoredKey(key: string): string {
  return `kept-${key}`;
}

/** What controls held unread, by the paths that its fields have in the restored draft. */
export function restoredUnread(unread: unknown, draft: object): Map<string, string> {
  const lists = new Map<string, unknown>(Object.entries(draft));
  const pathIn = (path: string) => {
    const [list = '', key = '', ...rest] = path.split('.');
    const rows: unknown = lists.get(list);
    const isRow = Array.isArray(rows) && rows.some((row) => Object(row).key === restoredKey(key));
    return isRow ? [list, restoredKey(key), ...rest].join('.') : path;
  };
  return new Map(
    Object.entries(Object(unread)).flatMap(([path, text]) =>
      typeof text === 'string' ? [[pathIn(path), text] as const] : [],
    ),
  );
}
