import type { SealedContent, SealedRecords } from '../../stored-record/sealed-record.ts';
import { readRaw, removeRecord } from '../../stored-record/stored-record.ts';
import { namesOf, readText } from '../../stored-record/stored-text.ts';
import type { RetainedDraft } from './retained-drafts.ts';
import { isStoredDraft, type StoredDraft } from './stored-draft.ts';

const area = 'local';
const prefix = 'berth.unsaved.';
/** From the last change on. */
export const keptDays = 30;

/** All unsaved work of one person in this browser, sealed with that person's key. */
export type UnsavedStore = {
  /** The newest last; also what other windows retain. */
  list: () => readonly StoredDraft[];
  /**
   * False where the browser does not store it: then it lives as long as the page. Closed, the store takes nothing, and
   * says whether what a form has is what it sealed of it last.
   */
  retain: (place: string, retained: RetainedDraft<unknown>) => boolean;
  /** Whether the browser has what this form retained last. */
  isStored: (formKey: string) => boolean;
  /** What any form retains, it alone. */
  forget: (formKey: string) => void;
  /** Calls back after each change, of other windows too. */
  subscribe: (onChange: () => void) => () => void;
  /** Calls back at the last moment, in which open forms can still retain what they hold; at once where it is over. */
  onClose: (listener: () => void) => () => void;
  /** Drops the key and everything that was read with it. */
  close: () => void;
};

/** What the browser did not take by the time its store was closed: it lives as long as the page, sealed. */
const withoutRoom = new Map<string, SealedContent>();

/**
 * One record for each form: two windows never write the same one, and none gives way to another. The browser is read
 * at each call, since other windows write there too; what has not changed since is not unsealed a second time.
 */
export function createUnsavedStore(userId: string, opened: SealedRecords): UnsavedStore {
  /** Null once the store is closed. */
  let records: SealedRecords | null = opened;
  const own = `${prefix}${userId}.`;
  const known = new Map<string, { text: string; stored: StoredDraft | null }>();
  /** What the browser did not take. */
  const unstored = takeWithoutRoom(own, opened);
  let isClosing = false;
  /** What open forms retained in the last moment. */
  const sealedLast = new Map<string, string>();
  const [listeners, closeListeners] = [new Set<() => void>(), new Set<() => void>()];
  const say = () => {
    for (const listener of Array.from(listeners)) listener();
  };
  const read = (name: string): StoredDraft | null => {
    const text = readText(area, name) ?? '';
    const before = known.get(name);
    if (before?.text === text) return before.stored;
    const stored = records?.read(name, isStoredDraft) ?? null;
    if (records) known.set(name, { text, stored });
    return stored;
  };
  const listen = (to: Set<() => void>, listener: () => void) => {
    to.add(listener);
    return () => to.delete(listener);
  };
  removeExpired();
  return {
    list() {
      const stored = namesOf(area, own).flatMap((name) => (unstored.has(name) ? [] : (read(name) ?? [])));
      return [...stored, ...unstored.values()].sort((one, other) =>
        one.retained.keptAt < other.retained.keptAt ? -1 : 1,
      );
    },
    retain(place, retained) {
      const name = own + retained.formKey;
      if (!records) return sealedLast.get(name) === contentOf(place, retained);
      const isStored = records.write(name, { place, retained }, expiry());
      if (isStored) unstored.delete(name);
      else unstored.set(name, { place, retained });
      if (isStored && isClosing) sealedLast.set(name, contentOf(place, retained));
      say();
      return isStored;
    },
    isStored: (formKey) => !unstored.has(own + formKey) && read(own + formKey) !== null,
    forget(formKey) {
      unstored.delete(own + formKey);
      known.delete(own + formKey);
      withoutRoom.delete(own + formKey);
      removeRecord(area, own + formKey);
      say();
    },
    subscribe(onChange) {
      const hear = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(own)) onChange();
      };
      const stop = listen(listeners, onChange);
      window.addEventListener('storage', hear);
      return () => {
        stop();
        window.removeEventListener('storage', hear);
      };
    },
    onClose(listener) {
      if (!records) listener();
      return listen(closeListeners, listener);
    },
    close() {
      if (!records) return;
      isClosing = true;
      for (const listener of Array.from(closeListeners)) listener();
      for (const [name, stored] of unstored) {
        const sealed = records.seal(name, stored, expiry());
        if (sealed) withoutRoom.set(name, sealed);
      }
      records = null;
      known.clear();
      unstored.clear();
      say();
    },
  };
}

const expiry = () => Date.now() + keptDays * 86_400_000;

/** What a form has: the time does not count, nor what became of a call since. */
const contentOf = (place: string, { keptAt: _, attempt: __, ...form }: RetainedDraft<unknown>) =>
  JSON.stringify([place, form]);

/** What an earlier store of this person had no room for. */
function takeWithoutRoom(own: string, records: SealedRecords): Map<string, StoredDraft> {
  const taken = new Map<string, StoredDraft>();
  for (const [name, sealed] of withoutRoom) {
    const stored = name.startsWith(own) ? records.unseal(name, sealed, isStoredDraft) : null;
    if (!stored) continue;
    taken.set(name, stored);
    withoutRoom.delete(name);
  }
  return taken;
}

/** Work of anybody that is too old goes, also of those who never sign in here again. */
function removeExpired(): void {
  for (const name of namesOf(area, prefix)) readRaw(area, name);
}
