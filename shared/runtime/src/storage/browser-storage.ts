type Area = 'local' | 'session';

// Reading the property itself throws where the browser forbids storage.
const areaOf = (area: Area): Storage => (area === 'local' ? window.localStorage : window.sessionStorage);

/** The stored text, or null where there is none or the browser forbids storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when null; a forbidden or full store is left as it is. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
  } catch {
    // What is remembered here is a convenience: without it everything still works.
  }
}
