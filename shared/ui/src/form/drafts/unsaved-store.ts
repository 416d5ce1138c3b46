import type { SealedRecords } from '../../stored-record/sealed-record.ts';
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
  /** False where the browser does not store it: then it lives as long as the page. */
  retain: (place: string, retained: RetainedDraft<unknown>) => boolean;
  /** Whether the browser has what this form retained last. */
  isStored: (formKey: string) => boolean;
  /** What any form retains, it alone. */
  forget: (formKey: string) => void;
  /** Calls back after each change, of other windows too. */
  subscribe: (onChange: () => void) => () => void;
};

/**
 * One record for each form: two windows never write the same one, and none gives way to another. What was stored is
 * read anew each time, what was read before is not unsealed again.
 */
export function createUnsavedStore(userId: string, records: SealedRecords): UnsavedStore {
  const own = `${prefix}${userId}.`;
  const known = new Map<string, { text: string; stored: StoredDraft | null }>();
  /** What the browser did not take. */
  const unstored = new Map<string, StoredDraft>();
  const listeners = new Set<() => void>();
  const say = () => {
    for (const listener of listeners) listener();
  };
  const read = (name: string): StoredDraft | null => {
    const text = readText(area, name) ?? '';
    const before = known.get(name);
    if (before?.text === text) return before.stored;
    const stored = records.read(name, isStoredDraft);
    known.set(name, { text, stored });
    return stored;
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
      const isStored = records.write(name, { place, retained }, Date.now() + keptDays * 86_400_000);
      if (isStored) unstored.delete(name);
      else unstored.set(name, { place, retained });
      say();
      return isStored;
    },
    isStored: (formKey) => !unstored.has(own + formKey) && read(own + formKey) !== null,
    forget(formKey) {
      unstored.delete(own + formKey);
      known.delete(own + formKey);
      removeRecord(area, own + formKey);
      say();
    },
    subscribe(onChange) {
      const hear = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(own)) onChange();
      };
      listeners.add(onChange);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', hear);
      };
    },
  };
}

/** Work of anybody that is too old goes, also of those who never sign in here again. */
function removeExpired(): void {
  for (const name of namesOf(area, prefix)) readRaw(area, name);
}
