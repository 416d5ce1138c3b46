import { useIsOpenInTab } from '@berth/runtime';
import { useEffect, useRef, useState } from 'react';
import type { BasicsDraft } from '../kind/form-kind.ts';
import { findKeptBooking, forgetKeptBooking, type KeepingPlace, type KeptBooking } from './kept-booking.ts';
import { canTellWindows, openWindows, windowKey } from './open-windows.ts';

type OfferInput<Draft extends BasicsDraft> = KeepingPlace<Draft> & {
  formKey: string;
  address: string;
  /** The form began as a copy or from a template: only what was kept of that is offered in it. */
  isStarted: boolean;
};

export type OfferedBooking<Draft> = {
  /** What an earlier form left behind, newest first. */
  offered: KeptBooking<Draft> | null;
  /** Other windows are being looked for: it may be that their forms are still open. */
  isLooking: boolean;
  /** Hands it over to this form, which first puts aside what it has; null when another form was faster. */
  take: (putAside: () => void) => KeptBooking<Draft> | null;
  /** It is not wanted: on to the next. */
  discard: () => void;
  /** Offers no more here; whatever was kept stays for another form. */
  stopOffering: () => void;
};

/** Offers the work that forms kept in the browser and that no open form holds any more. */
export function useOfferedBooking<Draft extends BasicsDraft>({
  formKey,
  address,
  isStarted,
  ...place
}: OfferInput<Draft>): OfferedBooking<Draft> {
  const isOpenInTab = useIsOpenInTab();
  const windows = useRef<ReadonlySet<string>>(new Set());
  const find = () =>
    findKeptBooking(place, address, (kept) => {
      const isInOtherTab = kept.address !== address && isOpenInTab(kept.address);
      if (isStarted && kept.address !== address) return false;
      return kept.formKey !== formKey && !isInOtherTab && !windows.current.has(kept.windowKey);
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
    if (offered) forgetKeptBooking(place, offered.formKey);
  };
  const take = (putAside: () => void) => {
    const isThere = (kept: { formKey: string }) => kept.formKey === offered?.formKey;
    const taken = findKeptBooking(place, address, isThere);
    forget();
    if (taken) putAside();
    setOffered(find());
    return taken;
  };
  const discard = () => {
    forget();
    setOffered(find());
  };
  return {
    offered: isLooking ? null : offered,
    isLooking,
    take,
    discard,
    stopOffering: () => setOffered(null),
  };
}
