import { useEffect, useState } from 'react';

/** Gives the focus back to where it was when a dialog opened that is taken away open; antd does so for a closed one. */
export function useFocusBack(isOpen: boolean): void {
  // Read while drawing: the dialog's own effects take the focus before any effect here would see where it was.
  const [opener, setOpener] = useState(() => (isOpen ? document.activeElement : null));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setOpener(isOpen ? document.activeElement : null);
  }
  useEffect(
    () => () => {
      // Somebody else may have it by now.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
