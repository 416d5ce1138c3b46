import { type StoredArea, storageOf } from './stored-record.ts';

/** The text under a name, or null where there is none or the browser forbids storage. Never throws. */
export function readText(area: StoredArea, name: string): string | null {
  try {
    return storageOf(area).getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when null. False where the store is full or forbidden: it is left as it is. Never throws. */
export function writeText(area: StoredArea, name: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(area).removeItem(name);
    else storageOf(area).setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** The names that begin so and have a text; none where the browser forbids storage. */
export function namesOf(area: StoredArea, prefix: string): string[] {
  try {
    return Object.keys(storageOf(area)).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}
