import { useSyncExternalStore } from 'react';

const everyMs = 60_000;

type MinuteClock = {
  nowMs: number;
  listeners: Set<() => void>;
  timer: ReturnType<typeof setInterval> | null;
  tick: () => void;
};

/**
 * The kit is bundled into every remote, so a variable of this module would be one timer for each of them. The clock
 * lies on `globalThis` by a symbol; the number is that of its shape, so that an older copy never meets a newer one.
 */
const place = Symbol.for('berth.ui.minute-clock.1');
type Holder = { [place]?: MinuteClock };

function clock(): MinuteClock {
  const holder = globalThis as Holder; // a place of our own, by symbol
  holder[place] ??= makeClock();
  return holder[place];
}

function makeClock(): MinuteClock {
  const made: MinuteClock = {
    nowMs: Date.now(),
    listeners: new Set(),
    timer: null,
    tick: () => {
      made.nowMs = Date.now();
      for (const listener of made.listeners) listener();
    },
  };
  return made;
}

/** Runs while somebody listens and the page is seen; a page that is seen again is brought up to date at once. */
function keepTime(): void {
  const { timer, listeners, tick } = clock();
  const isWanted = listeners.size > 0 && !document.hidden;
  if (isWanted && timer === null) {
    clock().timer = setInterval(tick, everyMs);
    if (Date.now() - clock().nowMs >= everyMs) tick();
  } else if (!isWanted && timer !== null) {
    clearInterval(timer);
    clock().timer = null;
  }
}

function subscribe(listener: () => void): () => void {
  const { listeners } = clock();
  if (listeners.size === 0) document.addEventListener('visibilitychange', keepTime);
  listeners.add(listener);
  keepTime();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', keepTime);
    keepTime();
  };
}

/** Without a listener the clock stands: who asks first sets it, so that nothing old is ever drawn. */
function readNow(): number {
  const { listeners } = clock();
  if (listeners.size === 0 && Date.now() - clock().nowMs >= everyMs) clock().nowMs = Date.now();
  return clock().nowMs;
}

/** The time in milliseconds, new every 60 seconds, from one timer for the whole page. */
export function useMinuteClock(): number {
  return useSyncExternalStore(subscribe, readNow);
}
