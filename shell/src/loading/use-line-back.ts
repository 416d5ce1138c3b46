import { useEffect, useEffectEvent } from 'react';
import { isLineGood } from './probe-line.ts';

const firstPauseMs = 5000;
const longestPauseMs = 60_000;
/** About a quarter of an hour. After that the line is asked when somebody looks at the page again. */
const mostAsked = 20;

/**
 * Calls `onBack` once when the line answers again. A browser often says nothing of that: it calls itself online as long
 * as any network is there. So the line is asked, too, when somebody comes back to the page, and in growing pauses
 * while they look at it.
 */
export function useLineBack(isAwaited: boolean, onBack: () => void): void {
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isAwaited) return;
    let isOver = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (isOver || isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      const isBack = await isLineGood();
      isAsking = false;
      if (isOver || !isBack) return;
      isOver = true;
      handleBack();
    };
    const askLater = (asked: number) => {
      if (isOver || asked === mostAsked) return;
      const pauseMs = Math.min(firstPauseMs * 2 ** asked, longestPauseMs);
      timer = setTimeout(() => void ask().finally(() => askLater(asked + 1)), pauseMs);
    };
    askLater(0);
    const stop = listen(ask);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [isAwaited]);
}

/** To what may mean that the line is back, or that somebody waits for it; gives the end of it. */
function listen(handle: () => void): () => void {
  window.addEventListener('online', handle);
  window.addEventListener('focus', handle);
  document.addEventListener('visibilitychange', handle);
  return () => {
    window.removeEventListener('online', handle);
    window.removeEventListener('focus', handle);
    document.removeEventListener('visibilitychange', handle);
  };
}
