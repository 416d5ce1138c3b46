import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isComposingKey } from '../composing-key.ts';

const marginPx = 16;

/**
 * A panel that hangs on its button: Escape, a press elsewhere, or the focus going elsewhere close it, and the focus
 * then is where it was. It stands behind its button in the document, so that Tab goes into it; antd's own popover is
 * told to readers as a tooltip, in which nothing can be operated.
 */
export function usePopup() {
  const [isOpen, setIsOpen] = useState(false);
  const [shiftPx, setShiftPx] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !anchor.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);

  // Inside of the window, wherever its button stands, and when the window becomes another.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      const box = panel.current?.getBoundingClientRect();
      const widest = document.documentElement.clientWidth - marginPx;
      if (box) setShiftPx((shift) => Math.min(0, widest - (box.right - shift)));
    };
    place();
    panel.current?.focus();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    button,
    anchorProps: {
      ref: anchor,
      onKeyDown: (event: KeyboardEvent) => {
        if (isOpen && event.key === 'Escape' && !isComposingKey(event.nativeEvent)) {
          event.stopPropagation();
          close();
        }
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // No target: the focused element went away, or the window did.
        if (relatedTarget instanceof Node && !anchor.current?.contains(relatedTarget)) setIsOpen(false);
      },
    },
    panelProps: { ref: panel, tabIndex: -1, style: { insetInlineStart: shiftPx } },
    focusPanel: () => panel.current?.focus(),
  };
}
