import { useState } from 'react';

/** For lists of texts. */
export function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** The value that was given first of all that mean the same, so that what depends on it is not drawn anew. */
export function useKeptSame<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(() => value);
  return value;
}
