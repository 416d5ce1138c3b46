import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a function at once, or, while a mouse button is down, after its click: whatever is drawn between
 * the press and the release may move what is under the pointer, and the click is lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // The click event follows the release, before any timer.
      setTimeout(() => {
        for (const run of waiting.current.splice(0)) run();
      });
    };
    window.addEventListener('mousedown', press, true);
    const releases = ['mouseup', 'dragend', 'blur'];
    for (const each of releases) window.addEventListener(each, release, each !== 'blur');
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const each of releases) window.removeEventListener(each, release, each !== 'blur');
    };
  }, []);
  return useCallback((run) => {
    if (isDown.current) waiting.current.push(run);
    else run();
  }, []);
}
