import { useEffect, useRef } from 'react';
import { announce } from '../../feedback/announce.ts';

/** Another step: its first field takes the focus, and the live region says which one it is. */
export function useStepPlace(step: string, title: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    announce(title);
    // What is wrong within the step has it already.
    if (place.current?.contains(document.activeElement)) return;
    place.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [step, title]);
  return place;
}

// Of a group of radio buttons the chosen one is its place.
const firstField = 'input:not([hidden], [type="radio"]), input[type="radio"]:checked, [tabindex="-1"]';
