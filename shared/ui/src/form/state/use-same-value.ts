import { useState } from 'react';

/** Compares lists of texts. */
export function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** Compares maps of texts. */
export function isSameMap(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...other].every(([path, message]) => one.get(path) === message);
}

/** Returns the same object as before while the value is equal, so that what depends on it is not rendered again. */
export function useSameValue<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [first, setFirst] = useState(value);
  if (first === value || isSame(first, value)) return first;
  setFirst(() => value);
  return value;
}
