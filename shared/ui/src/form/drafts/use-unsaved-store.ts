import { useEffect, useRef, useState } from 'react';
import { openedStore, openStore, type UnsavedAccess } from './open-store.ts';
import type { UnsavedStore } from './unsaved-store.ts';

const againAfterMs = 15_000;

export type Unsaved = {
  /** Null until it is open. With the end of the session it closes, and stays until it is opened another time. */
  store: UnsavedStore | null;
  /** It could not be opened; it is tried again by and by. */
  hasFailed: boolean;
  /** Does something with the store, now or as soon as it is open. */
  withStore: (act: (store: UnsavedStore) => void) => void;
};

/** The unsaved work of the person who is signed in, for a form or a list. */
export function useUnsavedStore(access: UnsavedAccess): Unsaved {
  const { userId } = access;
  const latest = useRef(access);
  useEffect(() => {
    latest.current = access;
  });
  const [opened, setOpened] = useState(() => openedFor(access));
  const [hasFailed, setFailed] = useState(false);
  const [closed, setClosed] = useState<UnsavedStore | null>(null);
  const store = opened.userId === userId ? opened.store : null;
  const isOpen = store !== null && store !== closed;
  useEffect(() => store?.onClose(() => setClosed(store)), [store]);
  useEffect(() => {
    if (isOpen || userId === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const open = () => {
      openStore(latest.current).then(
        (found) => {
          if (isOver) return;
          setFailed(false);
          setOpened({ userId, store: found });
        },
        () => {
          if (isOver) return;
          setFailed(true);
          timer = setTimeout(open, againAfterMs);
        },
      );
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOpen, userId]);
  const withStore = (act: (found: UnsavedStore) => void) => {
    if (store) act(store);
    else openStore(access).then(act, () => undefined);
  };
  return { store, hasFailed: hasFailed && store === null, withStore };
}

const openedFor = (access: UnsavedAccess): { userId: string; store: UnsavedStore | null } => ({
  userId: access.userId,
  store: openedStore(access),
});
