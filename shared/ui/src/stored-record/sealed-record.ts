import { readRaw, type StoredArea, writeRecord } from './stored-record.ts';

/** Sealed records of one key in one area of the browser's storage. */
export type SealedRecords = {
  /** As `writeRecord`. */
  write: (name: string, content: unknown, expiresAt?: number) => boolean;
  /** As `readRecord`; null also for another key, and for a record that was changed, moved or prolonged. */
  read: <Content>(name: string, isContent: (content: unknown) => content is Content) => Content | null;
};

/**
 * Opens records whose content is sealed by AES-256-GCM; name and expiry are sealed with it, so that a record can
 * neither be moved to another name nor made to last longer. The cipher is loaded first: from then on a page that is
 * about to go can still write.
 *
 * **What it protects**: the content from who reads the store without the key: another person at the same computer,
 * a copied profile, an extension that may read storage but not scripts. **What it does not**: where the key comes
 * with the pages (a bundle, the configuration), whoever can load them has it, and a script that runs in the page
 * reads everything anyway. It is no place for passwords or for what the reader must not know.
 *
 * @param key any text, but see the warning for its length (spec section 5).
 */
export async function openSealedRecords(area: StoredArea, key: string): Promise<SealedRecords> {
  warnOfKey(key);
  const { seal, unseal } = await import('./seal.ts');
  return {
    write(name, content, expiresAt = 0) {
      try {
        // JSON of undefined is undefined: nothing to keep.
        const text: string | undefined = JSON.stringify(content);
        if (text === undefined || key === '') return false;
        return writeRecord(area, name, seal(text, key, boundTo(name, expiresAt)), expiresAt);
      } catch {
        return false;
      }
    },
    read(name, isContent) {
      const record = readRaw(area, name);
      if (record === null || typeof record.content !== 'string' || key === '') return null;
      try {
        const content: unknown = JSON.parse(unseal(record.content, key, boundTo(name, record.expiry)));
        return isContent(content) ? content : null;
      } catch {
        return null;
      }
    },
  };
}

/** Writes one sealed record; false where it could not be stored. */
export async function writeSealedRecord(
  area: StoredArea,
  name: string,
  key: string,
  content: unknown,
  expiresAt = 0,
): Promise<boolean> {
  return (await openSealedRecords(area, key)).write(name, content, expiresAt);
}

/** Reads one sealed record; null where there is none that this key opens. */
export async function readSealedRecord<Content>(
  area: StoredArea,
  name: string,
  key: string,
  isContent: (content: unknown) => content is Content,
): Promise<Content | null> {
  return (await openSealedRecords(area, key)).read(name, isContent);
}

const boundTo = (name: string, expiry: number) => `${expiry}|${name}`;

const warned = new Set<string>();

/** Spec section 5: the length should be a multiple of 8, otherwise only a warning is logged. The key is not told. */
function warnOfKey(key: string): void {
  if ((key.length > 0 && key.length % 8 === 0) || warned.has(key)) return;
  warned.add(key);
  console.warn(`The length of an encryption key should be a multiple of 8; this one has ${key.length}.`);
}
