import { useEffect, useRef } from 'react';

/**
 * A step may take the button away that the focus was on, or switch it off: with the next step the focus then goes to
 * the element of this ref, not to the top of the page. The element takes `tabIndex={-1}`.
 */
export function useFocusKept(step: string) {
  const body = useRef<HTMLDivElement>(null);
  const known = useRef(step);
  useEffect(() => {
    const isOther = known.current !== step;
    known.current = step;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isOther && isLost) body.current?.focus();
  }, [step]);
  return body;
}
