type Group = Readonly<Record<string, unknown>>;

/** Several fields under one name, such as the header of a declaration: each of them is merged on its own. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Theirs, with those fields of the group at `path` that are to be mine. */
export function mergeGroup(
  path: string,
  mine: unknown,
  theirs: unknown,
  sides: ReadonlyMap<string, 'mine' | 'theirs'>,
): unknown {
  if (!isGroup(mine) || !isGroup(theirs)) return theirs;
  const merged = Object.entries(theirs).map(([field, value]) => {
    const at = `${path}.${field}`;
    return [field, sides.get(at) === 'mine' ? mine[field] : mergeGroup(at, mine[field], value, sides)];
  });
  return Object.fromEntries(merged);
}
