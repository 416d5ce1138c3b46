import { useEffect, useRef, useState } from 'react';
import { canTellWindows, openWindows, windowKey } from './open-windows.ts';
import { type DraftPlace, findRetainedDraft, type RetainedDraft } from './retained-drafts.ts';
import type { StoredDraft } from './stored-draft.ts';
import type { UnsavedStore } from './unsaved-store.ts';
import type { Unsaved } from './use-unsaved-store.ts';

export type OfferedDraftInput<Draft> = DraftPlace<Draft> & {
  /** Where it lies: the person's store. */
  unsaved: Unsaved;
  /** What the form retains itself. */
  formKeys: readonly string[];
  address: string;
  /** The form began as a copy or from a template: only a draft of that address is offered in it. */
  isStarted: boolean;
  /** Whether a tab of this window shows this address. */
  isOpenInTab: (address: string) => boolean;
};

type Found<Draft, Facts extends object> = RetainedDraft<Draft> & Partial<Facts>;

/** As the page shows it, and as it lies in the browser again: a restored draft may be nothing that JSON can express. */
type Discarded<Shown> = { shown: Shown; again: StoredDraft };

export type OfferedDraft<Draft, Facts extends object = object> = {
  /** What an earlier form left behind, newest first. */
  offered: Found<Draft, Facts> | null;
  /** The store is being opened, or other windows are being looked for: their forms may still be open. */
  isLooking: boolean;
  /** Hands it over to this form, which first puts aside what it has; null when another form was faster. */
  take: (putAside: () => void) => Found<Draft, Facts> | null;
  /** It is not wanted: set aside, with other facts where this form takes some over; on to the next. */
  discard: (change?: Partial<Facts>) => void;
  /** What was set aside on this page. */
  discarded: readonly RetainedDraft<Draft>[];
  /** Puts back what was set aside, to be offered again. */
  undoDiscard: (formKey: string) => void;
  /** Offers no more here; whatever was retained stays for another form. */
  stopOffering: () => void;
};

const noWindows: ReadonlySet<string> = new Set();

/** Offers the work that forms retained in the browser and that no open form holds any more. */
export function useOfferedDraft<Draft, Facts extends object = object>(
  input: OfferedDraftInput<Draft>,
): OfferedDraft<Draft, Facts> {
  const { unsaved, place } = input;
  const { store } = unsaved;
  /** Null: not looked for yet. */
  const [windows, setWindows] = useState<ReadonlySet<string> | null>(null);
  const [offered, setOffered] = useState<Found<Draft, Facts> | null>(null);
  const [lookedIn, setLookedIn] = useState<UnsavedStore | null>(null);
  const [isStopped, setStopped] = useState(false);
  const find = (open = windows ?? noWindows) =>
    store && findRetainedDraft<Draft, Facts>(store, input, input.address, mayOffer(input, open));
  if (store && lookedIn !== store) {
    setLookedIn(store);
    const found = isStopped ? null : find();
    setOffered(found);
    // Only what was found can belong to a form that is open in another window: without any, nobody waits for the answer.
    setWindows(found && canTellWindows() ? null : noWindows);
  }
  const isAsking = store !== null && windows === null;
  useOpenWindows(isAsking, (open) => {
    setWindows(open);
    if (!isStopped) setOffered(find(open));
  });
  const [discarded, setDiscarded] = useState<readonly Discarded<Found<Draft, Facts>>[]>([]);
  const discard = (change?: Partial<Facts>) => {
    const stored = store?.list().find(({ retained }) => retained.formKey === offered?.formKey);
    if (!store || !offered || !stored) return setOffered(find());
    store.forget(offered.formKey);
    // A new record has another place once it is saved.
    const again = { place, retained: { ...stored.retained, ...change } };
    setDiscarded((before) => [...before, { shown: { ...offered, ...change }, again }]);
    setOffered(find());
  };
  const undoDiscard = (key: string) => {
    const found = discarded.find(({ shown }) => shown.formKey === key);
    if (!found) return;
    store?.retain(found.again.place, found.again.retained);
    setDiscarded((before) => before.filter((each) => each !== found));
    setOffered(find());
  };
  const take = (putAside: () => void) => {
    if (!store || !offered) return null;
    const { formKey } = offered;
    const taken = findRetainedDraft<Draft, Facts>(
      ...([store, input, input.address, (each: { formKey: string }) => each.formKey === formKey] as const),
    );
    // A store that is closed reads nothing: what lies there is for the next session.
    if (taken) {
      store.forget(formKey);
      putAside();
    }
    setOffered(find());
    return taken;
  };
  const isLooking = (store === null && !unsaved.hasFailed) || isAsking;
  return {
    offered: isLooking ? null : offered,
    isLooking,
    take,
    discard,
    discarded: discarded.map(({ shown }) => shown),
    undoDiscard,
    stopOffering: () => {
      setStopped(true);
      setOffered(null);
    },
  };
}

/** Not what this form retains itself, nor what is still open in another tab or window. */
function mayOffer<Draft>(input: OfferedDraftInput<Draft>, windows: ReadonlySet<string>) {
  const { formKeys, address, isStarted, isOpenInTab } = input;
  return (retained: RetainedDraft<unknown>) => {
    if (formKeys.includes(retained.formKey) || windows.has(retained.windowKey)) return false;
    if (retained.address === address) return true;
    return !isStarted && !isOpenInTab(retained.address);
  };
}

/** Asks once which windows are open beside this one. */
function useOpenWindows(isAsking: boolean, onFound: (windows: ReadonlySet<string>) => void): void {
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (!isAsking) return;
    let isOver = false;
    void openWindows().then((open) => {
      if (!isOver) latest.current(new Set([...open].filter((key) => key !== windowKey)));
    });
    return () => {
      isOver = true;
    };
  }, [isAsking]);
}
