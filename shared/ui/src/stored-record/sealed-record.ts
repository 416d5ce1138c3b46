import { readRaw, type StoredArea, writeRecord } from './stored-record.ts';

/** Sealed records of one key in one area of the browser's storage. */
export type SealedRecords = {
  /** As `writeRecord`. */
  write: (name: string, content: unknown, expiresAt?: number) => boolean;
  /** As `readRecord`; null also for another key, and for a record that was changed, moved or prolonged. */
  read: <Content>(name: string, isContent: (content: unknown) => content is Content) => Content | null;
  /** Seals without storing, for what the store has no room for; null for what JSON cannot express. */
  seal: (name: string, content: unknown, expiresAt: number) => SealedContent | null;
  /** Reads what `seal` gave, as `read`. */
  unseal: <Content>(
    name: string,
    sealed: SealedContent,
    isContent: (content: unknown) => content is Content,
  ) => Content | null;
};

/** A record that is sealed, and not stored. */
export type SealedContent = { text: string; expiresAt: number };

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
  const cipher = await import('./seal.ts');
  const records: SealedRecords = {
    write(name, content, expiresAt = 0) {
      const sealed = records.seal(name, content, expiresAt);
      return sealed !== null && writeRecord(area, name, sealed.text, expiresAt);
    },
    read(name, isContent) {
      const record = readRaw(area, name);
      if (record === null || typeof record.content !== 'string') return null;
      return records.unseal(name, { text: record.content, expiresAt: record.expiry }, isContent);
    },
    seal(name, content, expiresAt) {
      try {
        // JSON of undefined is undefined: nothing to keep.
        const text: string | undefined = JSON.stringify(content);
        if (text === undefined || key === '') return null;
        return { text: cipher.seal(text, key, boundTo(name, expiresAt)), expiresAt };
      } catch {
        return null;
      }
    },
    unseal(name, { text, expiresAt }, isContent) {
      if (key === '') return null;
      try {
        const content: unknown = JSON.parse(cipher.unseal(text, key, boundTo(name, expiresAt)));
        return isContent(content) ? content : null;
      } catch {
        return null;
      }
    },
  };
  return records;
}

const boundTo = (name: string, expiry: number) => `${expiry}|${name}`;

const warned = new Set<string>();

/** Spec section 5: the length should be a multiple of 8, otherwise only a warning is logged. The key is not told. */
function warnOfKey(key: string): void {
  if ((key.length > 0 && key.length % 8 === 0) || warned.has(key)) return;
  warned.add(key);
  console.warn(`The length of an encryption key should be a multiple of 8; this one has ${key.length}.`);
}
