import { useIsOpenInTab } from '@berth/runtime';
import { useEffect, useRef, useState } from 'react';
import { findKeptBooking, forgetKeptBooking, type KeptBooking } from './kept-booking.ts';
import { canTellWindows, openWindows, windowKey } from './open-windows.ts';

type OfferInput = { userId: string; bookingId: string | null; formKey: string; address: string };

export type OfferedBooking = {
  /** What an earlier form left behind, newest first. */
  offered: KeptBooking | null;
  /** Other windows are being looked for: it may be that their forms are still open. */
  isLooking: boolean;
  /** Hands it over to this form; null when another form was faster. */
  take: () => KeptBooking | null;
  /** It is not wanted: on to the next. */
  discard: () => void;
  /** Offers no more here; whatever was kept stays for another form. */
  stopOffering: () => void;
};

/** Offers the work that forms kept in the browser and that no open form holds any more. */
export function useOfferedBooking({ userId, bookingId, formKey, address }: OfferInput): OfferedBooking {
  const isOpenInTab = useIsOpenInTab();
  const windows = useRef<ReadonlySet<string>>(new Set());
  const find = () =>
    findKeptBooking(userId, bookingId, address, (kept) => {
      const isInOtherTab = kept.address !== address && isOpenInTab(kept.address);
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
    if (offered) forgetKeptBooking(userId, bookingId, offered.formKey);
  };
  const take = () => {
    const isThere = (kept: KeptBooking) => kept.formKey === offered?.formKey;
    const taken = findKeptBooking(userId, bookingId, address, isThere);
    forget();
    setOffered(taken ? null : find());
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
