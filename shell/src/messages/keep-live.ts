import {
  ApiError,
  backoffMs,
  pause,
  type ReadEventsOptions,
  readEvents,
  type StreamEvent,
} from '@berth/runtime';

type KeepLiveOptions = {
  onEvent: (event: StreamEvent) => void;
  /** Goes on after this event. */
  lastEventId?: string | undefined;
  /** Nothing is heard any more: the session is over, or it was stopped. */
  onEnd?: () => void;
  read?: (options: ReadEventsOptions) => Promise<void>;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const failuresBeforePolling = 3;
const pollEveryMs = 30_000;
// Then the stream is tried again.
const pollsInARow = 4;
const longestWaitMs = 30_000;

/**
 * Hears what is new for as long as the page is open: by a stream, which is opened anew whenever it breaks; where it
 * cannot be had, by asking every half minute. Ends with the session. Gives the way to stop it.
 */
export function keepLive({
  onEvent,
  lastEventId: heardBefore,
  onEnd = () => {},
  read = readEvents,
  wait = pause,
}: KeepLiveOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let lastEventId = heardBefore;
  let failures = 0;
  let polls = 0;
  const readOnce = async () => {
    const isOnce = failures >= failuresBeforePolling;
    let isHeard = false;
    let wishedMs: number | null = null;
    const onRetry = (ms: number) => {
      wishedMs = Math.min(longestWaitMs, ms);
    };
    const hear = (event: StreamEvent) => {
      isHeard = true;
      if (event.name === 'end' && event.data.includes('signedOut')) stop.abort();
      lastEventId = event.id ?? lastEventId;
      if (!signal.aborted) onEvent(event);
    };
    await read({ lastEventId, isOnce, signal, onEvent: hear, onRetry });
    return { isOnce, isHeard, wishedMs };
  };
  const run = async () => {
    while (!signal.aborted) {
      try {
        const { isOnce, isHeard, wishedMs } = await readOnce();
        polls = isOnce ? polls + 1 : 0;
        // A stream that ends without a word is none.
        if (!isOnce) failures = isHeard ? 0 : failures + 1;
        else if (polls % pollsInARow === 0) failures = 0;
        // A server that stops spreads its pages over time.
        await wait(isOnce ? pollEveryMs : (wishedMs ?? backoffMs(failures)), signal);
      } catch (error) {
        if (isSessionOver(error)) return;
        failures += 1;
        await wait(backoffMs(failures), signal);
      }
    }
  };
  void run().then(onEnd);
  return () => stop.abort();
}

const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401;
