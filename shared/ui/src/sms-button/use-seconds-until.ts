import { useEffect, useState } from 'react';

const secondsLeft = (untilMs: number) => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));

/**
 * The whole seconds until an instant, 0 once it is past. Read from the clock each time: a page that slept does not
 * go on from where it stood.
 */
export function useSecondsUntil(untilMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(untilMs));
  const [knownUntil, setKnownUntil] = useState(untilMs);
  if (knownUntil !== untilMs) {
    setKnownUntil(untilMs);
    setSeconds(secondsLeft(untilMs));
  }
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds(secondsLeft(untilMs)), 500);
    return () => clearInterval(timer);
  }, [isRunning, untilMs]);
  return seconds;
}
