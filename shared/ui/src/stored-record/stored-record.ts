/** Of the browser: `local` outlives it, `session` ends with the window. */
export type StoredArea = 'local' | 'session';

/** What lies in the store (spec section 3): the content, and until when in milliseconds, 0 for ever. */
type StoredRecord = { content: unknown; expiry: number };

/**
 * What is stored under a name, or null: nothing there, expired (then it is removed), not ours, broken, not what is
 * asked for, or the browser forbids storage. Never throws.
 *
 * The runtime's `readStored` and `writeStored` keep a bare text under a name that the spec fixes (APP_LANG); a
 * record is for everything with a shape or an end. The kit cannot import the runtime, so each guards its store.
 *
 * @param isContent checks what was read: anybody can have written it.
 */
export function readRecord<Content>(
  area: StoredArea,
  name: string,
  isContent: (content: unknown) => content is Content,
): Content | null {
  const record = readRaw(area, name);
  return record !== null && isContent(record.content) ? record.content : null;
}

/**
 * Stores a content that JSON can express, until `expiresAt` in milliseconds (0: for ever). False when it was not stored:
 * the store is full or forbidden, or the content is no JSON; what was there before stays. Never throws.
 */
export function writeRecord(area: StoredArea, name: string, content: unknown, expiresAt = 0): boolean {
  try {
    if (content === undefined) return false;
    const record: StoredRecord = { content, expiry: expiresAt };
    storageOf(area).setItem(name, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** Removes what is stored under a name; a forbidden store is left as it is. */
export function removeRecord(area: StoredArea, name: string): void {
  try {
    storageOf(area).removeItem(name);
  } catch {
    // Nothing can be read there either.
  }
}

/** For sealed records: the record as it lies there, expired ones gone. */
export function readRaw(area: StoredArea, name: string): StoredRecord | null {
  const record = parse(area, name);
  if (record === null || record.expiry === 0 || record.expiry > Date.now()) return record;
  removeRecord(area, name);
  return null;
}

function parse(area: StoredArea, name: string): StoredRecord | null {
  try {
    const found: unknown = JSON.parse(storageOf(area).getItem(name) ?? 'null');
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}

function isRecord(found: unknown): found is StoredRecord {
  if (typeof found !== 'object' || found === null || !('content' in found && 'expiry' in found)) return false;
  return typeof found.expiry === 'number' && found.expiry >= 0;
}

// Reading the property itself throws where the browser forbids storage.
export const storageOf = (area: StoredArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;
