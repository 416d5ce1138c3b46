/**
 * What was typed before a reload, filled in where nothing else is typed since; null where both typed the same field
 * otherwise.
 */
export function mergeTyped<Value>(initial: Value, typed: Value, found: Value): Value | null {
  if (isSame(typed, initial)) return found;
  if (!isRecord(initial) || !isRecord(typed) || !isRecord(found)) return null;
  const merged: Record<string, unknown> = { ...typed };
  for (const [field, value] of Object.entries(found)) {
    if (isSame(value, initial[field]) || isSame(value, typed[field])) continue;
    if (!isSame(typed[field], initial[field])) return null;
    merged[field] = value;
  }
  return merged as Value; // its fields, each out of one of the two
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
