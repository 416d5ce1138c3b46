import { useCallback, useEffect, useRef, useState } from 'react';
import { newUuid } from '../../new-uuid.ts';
import { type TypedStore, writeTyped } from '../../typed-work/typed-store.ts';
import { type NoteTyped, typedOf } from '../../typed-work/typed-work.ts';
import { type Typed, useTyped } from '../../typed-work/use-typed.ts';
import type { DraftOffer } from '../drafts/draft-offer.ts';
import type { UnsavedAccess } from '../drafts/open-store.ts';
import { claimWindow, windowKey } from '../drafts/open-windows.ts';
import type { RetainedDraft } from '../drafts/retained-drafts.ts';
import { useOfferedDraft } from '../drafts/use-offered-draft.ts';
import { type Unsaved, useUnsavedStore } from '../drafts/use-unsaved-store.ts';
import { createAttempts, type SaveAttempts } from '../save/save-attempt.ts';

/** The page on which something is typed, as the runtime's `useTypedPage` gives it. */
export type TypedPage = {
  note: NoteTyped;
  /** Whose it is, and how it is opened again. */
  unsaved: UnsavedAccess;
  address: string;
  /** Whether a tab of this window shows this address. */
  isOpenInTab: (address: string) => boolean;
};

/** What was typed before a reload, for `TypedNotice`. */
export type TypedBefore<Value> = {
  /** Filled in by itself: when it was typed, and how it is set aside. Null once it was sent, or where nothing was. */
  restored: { keptAt: string; discard: () => void } | null;
  /** To be decided on, since the form has begun otherwise or something is typed in it. */
  offer: DraftOffer<Value>;
};

export type RetainedTyped<Value> = Typed<Value> & {
  before: TypedBefore<Value>;
  /** What was sent and perhaps not answered; retained with what is typed. */
  attempts: SaveAttempts;
  /** Writes what is typed at once, as it is sent. */
  write: () => void;
};

/**
 * As {@link useTyped}, and over a reload: what is typed lies sealed in the browser (decision 24). A form that opens as it
 * began is filled in with it; where the record has changed since, or something is typed already, it is offered by
 * `TypedNotice`. The name says what it is of, `over` which version of that; whose it is says the page.
 */
export function useRetainedTyped<Value>(
  page: TypedPage,
  name: string | null,
  initial: Value,
  over: string | number = '',
): RetainedTyped<Value> {
  const { note, address, isOpenInTab } = page;
  const { userId } = page.unsaved;
  const own = name === null ? null : `${userId}.${name}`;
  const place = `berth.typed.${own}`;
  // Where nothing can be typed no key is asked for.
  const unsaved = useUnsavedStore(name === null ? { ...page.unsaved, userId: '' } : page.unsaved);
  const [first] = useState(initial);
  const [isStored, setStored] = useState(true);
  const isRetained = unsaved.store !== null && isStored;
  const store = useStoredUnder({ own, unsaved, place, address, base: { first, over } }, setStored);
  const noteHere = useCallback<NoteTyped>(
    (part, forget) => note(part, forget, isRetained),
    [note, isRetained],
  );
  const typed = useTyped(own, initial, noteHere, store);
  /** Nothing was typed or sent here yet. */
  const [isUntouched, setUntouched] = useState(!typed.isTyped);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [aside, setAside] = useState<readonly Aside<Value>[]>([]);
  const offer = useOfferedDraft<Value>({
    unsaved,
    place,
    address,
    formKeys: [store.formKey],
    isStarted: false,
    restore: (draft) => draft as Value, // by this name nothing else is retained
    isOpenInTab,
  });
  const fill = (taken: RetainedDraft<Value>) => {
    typed.set(taken.draft);
    store.attempts.resume(taken.attempt);
    setKeptAt(taken.keptAt);
    writeTyped();
  };
  const restoreDraft = () => {
    const taken = offer.take(() => {
      if (typed.isTyped) store.putAside(typed.value);
    });
    setUntouched(false);
    if (taken) fill(taken);
  };
  const { offered } = offer;
  const mayFill =
    isUntouched && offered !== null && JSON.stringify(offered.base) === JSON.stringify({ first, over });
  useEffect(() => {
    if (mayFill) restoreDraft();
  });
  const ended = () => {
    setUntouched(false);
    setKeptAt(null);
  };
  return {
    ...typed,
    set: (next) => {
      setUntouched(false);
      typed.set(next);
    },
    clear: (sent) => {
      ended();
      typed.clear(sent);
    },
    forget: () => {
      ended();
      typed.forget();
    },
    attempts: store.attempts,
    write: () => {
      if (typed.isTyped) store.write(typed.value);
    },
    before: {
      restored: keptAt === null ? null : { keptAt, discard: () => discard(keptAt) },
      offer: {
        offered: mayFill ? null : offered,
        restoreDraft,
        discardDraft: () => offer.discard(),
        discarded: [...offer.discarded, ...aside],
        undoDiscard: (formKey) => {
          const found = aside.find((each) => each.formKey === formKey);
          if (!found) return offer.undoDiscard(formKey);
          setAside(aside.filter((each) => each !== found));
          if (typed.isTyped) store.putAside(typed.value);
          typed.set(found.value);
          setKeptAt(found.keptAt);
        },
      },
    },
  };

  function discard(typedAt: string) {
    setAside([...aside, { formKey: newUuid(), keptAt: typedAt, value: typed.value }]);
    ended();
    typed.forget();
  }
}

/** What was filled in and is not wanted: it can be had back until the page is left. */
type Aside<Value> = { formKey: string; keptAt: string; value: Value };

type RetainingStore = TypedStore & {
  /** Random: the browser shows it to anybody. */
  formKey: string;
  attempts: SaveAttempts;
  /** Retains it as the work of a form that is gone. */
  putAside: (draft: unknown) => void;
};

type StoredUnder = {
  own: string | null;
  unsaved: Unsaved;
  place: string;
  address: string;
  /** What the form began with, and which version that is of. */
  base: { first: unknown; over: string | number };
};

/** The record of this form in the person's store; `onWritten` hears whether the browser has it. */
function useStoredUnder(record: StoredUnder, onWritten: (isStored: boolean) => void): RetainingStore {
  const latest = useRef(record);
  useEffect(() => {
    latest.current = record;
  });
  const { store } = record.unsaved;
  // The session is over, and with it the store: what was typed since the last pause goes in before.
  useEffect(() => store?.onClose(() => writeTyped()), [store]);
  const [retaining] = useState<RetainingStore>(() => {
    const begun = begunBefore(record);
    const formKey = begun?.formKey ?? newUuid();
    const attempts = begun?.attempts ?? createAttempts();
    const retain = (key: string, draft: unknown, attempt = attempts.last()) => {
      const { unsaved, place, address, base } = latest.current;
      claimWindow();
      const keptAt = new Date().toISOString();
      const retained = { formKey: key, version: null, keptAt, windowKey, address, draft, base, attempt };
      unsaved.withStore((opened) => onWritten(opened.retain(place, retained)));
    };
    return {
      formKey,
      attempts,
      write: (draft) => retain(formKey, draft),
      putAside: (draft) => retain(newUuid(), draft, null),
      remove: () => latest.current.unsaved.withStore((opened) => opened.forget(formKey)),
    };
  });
  return retaining;
}

/** The form was open on this page before, as it begins now: it goes on under the same key. */
function begunBefore({ own, base }: StoredUnder): RetainingStore | undefined {
  const found = typedOf(own);
  return found?.from === JSON.stringify(base.first) ? (found.store as RetainingStore | undefined) : undefined; // its own
}
