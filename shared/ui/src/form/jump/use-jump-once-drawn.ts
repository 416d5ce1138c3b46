import { useEffect, useRef, useState } from 'react';
import { jumpTo } from './jump-to.ts';

/** A function that jumps to an element after the next render, when the change that adds the element is on screen. */
export function useJumpOnceDrawn(id: string): () => void {
  const [asked, setAsked] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    // Effects run again when a hidden tab is shown; the jump does not.
    if (done.current === asked) return;
    done.current = asked;
    jumpTo(id);
  }, [asked, id]);
  return () => setAsked((times) => times + 1);
}
