import { useEffect, useRef, useState } from 'react';
import { canTellWindows, openWindows, windowKey } from './open-windows.ts';
import {
  type DraftPlace,
  findRetainedDraft,
  forgetRetainedDraft,
  type RetainedDraft,
  retainDraft,
} from './retained-drafts.ts';

export type OfferedDraftInput<Draft> = DraftPlace<Draft> & {
  /** What the form retains itself. */
  formKeys: readonly string[];
  address: string;
  /** The form began as a copy or from a template: only a draft of that address is offered in it. */
  isStarted: boolean;
  /** Whether a tab of this window shows this address. */
  isOpenInTab: (address: string) => boolean;
};

export type OfferedDraft<Draft, Facts extends object = object> = {
  /** What an earlier form left behind, newest first. */
  offered: (RetainedDraft<Draft> & Partial<Facts>) | null;
  /** Other windows are being looked for: their forms may still be open. */
  isLooking: boolean;
  /** Hands it over to this form, which first puts aside what it has; null when another form was faster. */
  take: (putAside: () => void) => (RetainedDraft<Draft> & Partial<Facts>) | null;
  /** It is not wanted: set aside, with other facts where this form takes some over; on to the next. */
  discard: (change?: Partial<Facts>) => void;
  /** What was set aside on this page. */
  discarded: readonly RetainedDraft<Draft>[];
  /** Puts back what was set aside, to be offered again. */
  undoDiscard: (formKey: string) => void;
  /** Offers no more here; whatever was retained stays for another form. */
  stopOffering: () => void;
};

/** Offers the work that forms retained in the browser and that no open form holds any more. */
export function useOfferedDraft<Draft, Facts extends object = object>(
  input: OfferedDraftInput<Draft>,
): OfferedDraft<Draft, Facts> {
  const { formKeys, address, isStarted, isOpenInTab, place, restore } = input;
  const windows = useRef<ReadonlySet<string>>(new Set());
  const find = () =>
    findRetainedDraft<Draft, Facts>({ place, restore }, address, (retained) => {
      const isInOtherTab = retained.address !== address && isOpenInTab(retained.address);
      if (isStarted && retained.address !== address) return false;
      return (
        !formKeys.includes(retained.formKey) && !isInOtherTab && !windows.current.has(retained.windowKey)
      );
    });
  const [offered, setOffered] = useState(find);
  const [isLooking, setLooking] = useState(offered !== null && canTellWindows());
  const findAgain = useRef(find);
  useEffect(() => {
    if (!isLooking) return;
    let isOver = false;
    void openWindows().then((open) => {
      if (isOver) return;
      windows.current = new Set([...open].filter((key) => key !== windowKey));
      setOffered(findAgain.current());
      setLooking(false);
    });
    return () => {
      isOver = true;
    };
  }, [isLooking]);
  const forget = () => {
    if (offered) forgetRetainedDraft(place, offered.formKey);
  };
  const take = (putAside: () => void) => {
    const isThere = (retained: { formKey: string }) => retained.formKey === offered?.formKey;
    const taken = findRetainedDraft<Draft, Facts>({ place, restore }, address, isThere);
    forget();
    if (taken) putAside();
    setOffered(find());
    return taken;
  };
  const [discarded, setDiscarded] = useState<readonly (RetainedDraft<Draft> & { place: string })[]>([]);
  const discard = (change?: Partial<Facts>) => {
    if (!offered) return;
    forget();
    // A new record has another place once it is saved.
    setDiscarded((before) => [...before, { ...offered, ...change, place }]);
    setOffered(find());
  };
  const undoDiscard = (key: string) => {
    const found = discarded.find((each) => each.formKey === key);
    if (!found) return;
    const { place: placeOfIt, ...retained } = found;
    retainDraft(placeOfIt, retained);
    setDiscarded((before) => before.filter((each) => each !== found));
    setOffered(find());
  };
  return {
    offered: isLooking ? null : offered,
    isLooking,
    take,
    discard,
    discarded,
    undoDiscard,
    stopOffering: () => setOffered(null),
  };
}
