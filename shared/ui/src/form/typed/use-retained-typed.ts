import { useCallback, useEffect, useRef, useState } from 'react';
import { type TypedStore, writeTyped } from '../../typed-work/typed-store.ts';
import type { NoteTyped } from '../../typed-work/typed-work.ts';
import { type Typed, useTyped } from '../../typed-work/use-typed.ts';
import type { UnsavedAccess } from '../drafts/open-store.ts';
import { claimWindow, windowKey } from '../drafts/open-windows.ts';
import { useOfferedDraft } from '../drafts/use-offered-draft.ts';
import { type Unsaved, useUnsavedStore } from '../drafts/use-unsaved-store.ts';
import { mergeTyped } from './merge-typed.ts';

/** The page on which something is typed, as the runtime's `useTypedPage` gives it. */
export type TypedPage = {
  note: NoteTyped;
  /** Whose it is, and how it is opened again. */
  unsaved: UnsavedAccess;
  address: string;
  /** Whether a tab of this window shows this address. */
  isOpenInTab: (address: string) => boolean;
};

/**
 * As {@link useTyped}, and over a reload: what is typed lies sealed in the browser (decision 24) and is there again when
 * the form opens the next time. What was typed in another window, too, waits until its fields are free. The name says
 * what it is of; whose it is says the page.
 */
export function useRetainedTyped<Value>(page: TypedPage, name: string | null, initial: Value): Typed<Value> {
  const { note, address, isOpenInTab } = page;
  const { userId } = page.unsaved;
  const own = name === null ? null : `${userId}.${name}`;
  const place = `berth.typed.${own}`;
  const formKey = `typed.${windowKey}.${own}`;
  // Where nothing can be typed no key is asked for.
  const unsaved = useUnsavedStore(name === null ? { ...page.unsaved, userId: '' } : page.unsaved);
  const [first] = useState(initial);
  const [isStored, setStored] = useState(true);
  const isRetained = unsaved.store !== null && isStored;
  const store = useStoredUnder({ unsaved, place, formKey, address, base: first }, setStored);
  const noteHere = useCallback<NoteTyped>(
    (part, forget) => note(part, forget, isRetained),
    [note, isRetained],
  );
  const typed = useTyped(own, initial, noteHere, store);
  const offer = useOfferedDraft<Value>({
    unsaved,
    place,
    address,
    formKeys: [formKey],
    isStarted: false,
    restore: (draft) => draft as Value, // by this name nothing else is retained
    isOpenInTab,
  });
  const { offered } = offer;
  // What was typed over something else does not fit here.
  const fits = offered !== null && JSON.stringify(offered.base) === JSON.stringify(first);
  const isFree = fits && mergeTyped(first, typed.value, offered.draft) !== null;
  useEffect(() => {
    if (!isFree) return;
    const taken = offer.take(() => undefined);
    if (!taken) return;
    typed.set((before) => mergeTyped(first, before, taken.draft) ?? before);
    writeTyped();
  });
  return typed;
}

type StoredUnder = { unsaved: Unsaved; place: string; formKey: string; address: string; base: unknown };

/** The record of this form in the person's store; `onWritten` hears whether the browser has it. */
function useStoredUnder(record: StoredUnder, onWritten: (isStored: boolean) => void): TypedStore {
  const latest = useRef(record);
  useEffect(() => {
    latest.current = record;
  });
  const { store } = record.unsaved;
  // The session is over, and with it the store: what was typed since the last pause goes in before.
  useEffect(() => store?.onClose(writeTyped), [store]);
  const [typedStore] = useState<TypedStore>(() => ({
    write: (draft) => {
      const { unsaved, place, formKey, address, base } = latest.current;
      claimWindow();
      const retained = {
        formKey,
        version: null,
        keptAt: new Date().toISOString(),
        windowKey,
        address,
        draft,
        base,
        attempt: null,
      };
      unsaved.withStore((opened) => onWritten(opened.retain(place, retained)));
    },
    remove: () => {
      const { unsaved, formKey } = latest.current;
      unsaved.withStore((opened) => opened.forget(formKey));
    },
  }));
  return typedStore;
}
