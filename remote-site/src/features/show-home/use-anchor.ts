import { useEffect } from 'react';

/** Goes to the section that the address names: the browser looked for it before the page was there. */
export function useAnchor() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
