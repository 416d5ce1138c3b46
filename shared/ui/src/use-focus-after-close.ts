import { useEffect, useState } from 'react';

/** antd gives the focus back once a drawer has slid out, and takes it from what was opened meanwhile: not with this. */
export const withoutLateFocus = { focusTriggerAfterClose: false } as const;

/** Gives the focus back to where it was as soon as a drawer begins to close. */
export function useFocusAfterClose(isOpen: boolean): void {
  // Read while drawing: the drawer's own effects take the focus before any effect here would see where it was.
  const [opener, setOpener] = useState<Element | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
  }
  useEffect(() => {
    if (isOpen) return;
    const active = document.activeElement;
    // Somebody may be elsewhere by now: a drawer without a mask lets them.
    const isLeft = active === null || active === document.body || active.closest('.ant-drawer') !== null;
    if (isLeft && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  }, [isOpen, opener]);
}
