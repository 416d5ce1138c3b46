import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something at once, or, while a button of the mouse is down, once its click has come: whatever is drawn between
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
      // The click is told right after the release, before any timer.
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
