export type KeyedRow = { readonly key: string };

/** Whether a value is a list of rows with keys; a list of plain values, such as codes, has no cells. */
export const areRows = (value: unknown): value is readonly KeyedRow[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'key' in row);

export type Cells = Readonly<Record<string, unknown>>;

/** The cells of a row; every row is an object of them. */
export const cellsOf = (row: object): Cells => row as Cells;

/** Compares values of a draft: texts, numbers, plain lists and groups of them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether nothing was entered or chosen. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
