import { openSealedRecords } from '../../stored-record/sealed-record.ts';
import { removeOldPlain, takeOverPlain } from './plain-drafts.ts';
import { createUnsavedStore, type UnsavedStore } from './unsaved-store.ts';

/** Whose unsaved work is asked for, and how it is opened. */
export type UnsavedAccess = {
  userId: string;
  /** Asks the server for the person's key: only who is signed in gets it. */
  fetchKey: () => Promise<string>;
  /** Calls back once the person's session is over; a runtime of an earlier release does not say it. */
  whenOver?: (listener: () => void) => () => void;
  /** How places of this person begin in which earlier releases retained work unsealed. */
  plainPrefix?: string;
};

type Opened = {
  userId: string;
  opening: Promise<UnsavedStore>;
  store: UnsavedStore | null;
  /** Drops the key, as soon as it has come and whoever waited for it has retained. */
  end: () => void;
};

/** Of one person at a time, and no longer than their session: then the key is gone from the page. */
let opened: Opened | null = null;

/** The person's store where the page has opened it already: then nobody waits. */
export function openedStore({ userId, plainPrefix }: Omit<UnsavedAccess, 'fetchKey'>): UnsavedStore | null {
  const store = opened?.userId === userId ? opened.store : null;
  // A window of an earlier release may have retained something since.
  if (store && plainPrefix) takeOverPlain(store, plainPrefix);
  return store;
}

/** Opens the person's store, once for all forms. Rejects where the key cannot be had; the next call asks again. */
export function openStore(access: UnsavedAccess): Promise<UnsavedStore> {
  if (opened?.userId === access.userId) return opened.opening;
  opened?.end();
  const entry = begin(access);
  opened = entry;
  return entry.opening;
}

function begin(access: UnsavedAccess): Opened {
  let isOver = false;
  const forget = () => {
    stopWaiting?.();
    if (opened === entry) opened = null;
  };
  const end = () => {
    isOver = true;
    forget();
    entry.store?.close();
  };
  const entry: Opened = { userId: access.userId, opening: open(access), store: null, end };
  const stopWaiting = access.whenOver?.(end);
  entry.opening.then((store) => {
    entry.store = store;
    // The session ended while the key was on its way: whoever waits for it comes first.
    if (isOver) queueMicrotask(store.close);
  }, forget);
  return entry;
}

async function open({ userId, fetchKey, plainPrefix }: UnsavedAccess): Promise<UnsavedStore> {
  const records = await openSealedRecords('local', await fetchKey());
  const store = createUnsavedStore(userId, records);
  if (plainPrefix) {
    takeOverPlain(store, plainPrefix);
    const end = `${userId}.`;
    // Without the id of this person it is how places of anybody begin.
    if (plainPrefix.endsWith(`.${end}`)) removeOldPlain(plainPrefix.slice(0, -end.length), plainPrefix);
  }
  return store;
}
