import { useEffect, useRef, useState } from 'react';
import { newUuid } from '../../new-uuid.ts';
import { whenPageGoes, writePauseMs } from '../../stored-record/write-pause.ts';
import type { SaveAttempts } from '../save/save-attempt.ts';
import { claimWindow, windowKey } from './open-windows.ts';
import type { Unsaved } from './use-unsaved-store.ts';

export type RetainedDraftInput = {
  /** Where it lies: the person's store. */
  unsaved: Unsaved;
  /** Of the record; a new one changes its place once it is saved. */
  place: string;
  formKey: string;
  address: string;
  version: number | null;
  draft: unknown;
  base: unknown;
  /** What controls hold and the draft does not have, by path. */
  unread?: ReadonlyMap<string, string>;
  /** What is retained beside the draft, such as a reserved number. */
  facts?: object;
  attempts: Pick<SaveAttempts, 'last'>;
  /** Something was sent and is not answered yet. */
  isUnanswered: boolean;
  isDirty: boolean;
};

/** What became of unsaved changes: not retained yet, in the browser, or with the page alone. */
export type Retention = 'pending' | 'retained' | 'failed';

type RetainedChanges = {
  retention: Retention;
  /** Removes them for good: they are not to be saved. */
  forget: () => void;
  /** Retains them as those of a form of their own, which is offered in turn: this form goes on with others. */
  putAside: () => void;
};

/**
 * Retains unsaved changes in the browser: a moment after each change, and at once when the page goes away. They are
 * removed when there are none any more.
 */
export function useRetainedDraft(input: RetainedDraftInput): RetainedChanges {
  const { draft, unread, place, version, isDirty, isUnanswered, unsaved } = input;
  const latest = useRef(input);
  /** This form retains something. */
  const isRetaining = useRef(false);
  const isDiscarded = useRef(false);
  const [isStored, setStored] = useState<boolean | null>(null);
  const retainNow = useRef((asKey?: string) => {
    const { place, address, version, base, unread, facts, attempts, ...now } = latest.current;
    if (!now.isDirty || isDiscarded.current) return;
    claimWindow();
    const attempt = now.isUnanswered ? attempts.last() : null;
    const keptAt = new Date().toISOString();
    const formKey = asKey ?? now.formKey;
    const parts = { ...facts, version, draft: now.draft, base, windowKey, keptAt, attempt };
    if (unread && unread.size > 0) Object.assign(parts, { unread: Object.fromEntries(unread) });
    if (asKey === undefined) isRetaining.current = true;
    now.unsaved.withStore((store) => {
      // It may have been saved or discarded before the store was open.
      if (asKey !== undefined) store.retain(place, { formKey, address, ...parts });
      else if (isRetaining.current) setStored(store.retain(place, { formKey, address, ...parts }));
    });
  });
  const forgetNow = useRef(() => {
    const { formKey, ...now } = latest.current;
    if (isRetaining.current) now.unsaved.withStore((store) => store.forget(formKey));
    isRetaining.current = false;
  });
  useEffect(() => {
    latest.current = input;
  });
  const { store } = unsaved;
  useRetainedAfterPauses({ draft, unread, place, version, isDirty, store, retainNow, forgetNow });
  // The session is over, and with it the store: what was typed since the last pause goes in before.
  useEffect(() => store?.onClose(() => retainNow.current()), [store]);
  // What is sent is retained before its answer can be lost.
  useEffect(() => {
    if (isUnanswered) retainNow.current();
  }, [isUnanswered]);
  useEffect(() => {
    const retain = () => retainNow.current();
    const stop = whenPageGoes(retain);
    return () => {
      stop();
      retain();
    };
  }, []);
  const hasFailed = isStored === false || unsaved.hasFailed;
  const isThere = store !== null && isStored === true;
  return {
    retention: hasFailed ? 'failed' : isThere ? 'retained' : 'pending',
    forget: () => {
      isDiscarded.current = true;
      forgetNow.current();
    },
    putAside: () => retainNow.current(newUuid()),
  };
}

type Pauses = Pick<RetainedDraftInput, 'draft' | 'unread' | 'place' | 'version' | 'isDirty'> & {
  store: Unsaved['store'];
  retainNow: { readonly current: () => void };
  forgetNow: { readonly current: () => void };
};

function useRetainedAfterPauses(pauses: Pauses): void {
  const { draft, unread, place, version, isDirty, store, retainNow, forgetNow } = pauses;
  /** When the first of the changes was made that are not retained yet; 0 for none. */
  const waitingSince = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause is counted from each change of the draft, from each save, and from the opening of the store
  useEffect(() => {
    if (!isDirty) {
      waitingSince.current = 0;
      return forgetNow.current();
    }
    waitingSince.current ||= Date.now();
    const timer = setTimeout(() => {
      waitingSince.current = 0;
      retainNow.current();
    }, writePauseMs(waitingSince.current));
    return () => clearTimeout(timer);
  }, [draft, unread, place, version, isDirty, store]);
}
