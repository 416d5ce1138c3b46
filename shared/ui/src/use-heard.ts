import { useEffect, useState } from 'react';

/** Until then a screen reader may not know the region yet. */
const knownAfterMs = 100;

/**
 * A text for a live region that stands there from the start: what a region comes with is not heard, what changes in it
 * is. Answers '' until a moment after the text was given, so that what is over by then is never said.
 */
export function useHeard(text: string): string {
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const wait = setTimeout(() => setHeard(text), knownAfterMs);
    return () => clearTimeout(wait);
  }, [text]);
  return heard === text ? text : '';
}
