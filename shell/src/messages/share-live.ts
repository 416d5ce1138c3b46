import type { LiveEvents } from '@berth/contract';
import type { StreamEvent } from '@berth/runtime';
import { keepLive } from './keep-live.ts';

const name = 'berth-live';
const question: StreamEvent = { name: 'howDoThingsStand', data: '', id: undefined };

/**
 * One page of a browser keeps the stream and tells the others: browsers open only some six connections to a server,
 * and with a stream each six pages would leave none for calls. Where pages cannot share each keeps its own. Gives the
 * way to stop.
 */
export function shareLive(
  userId: string,
  onEvent: (event: StreamEvent) => void,
  keep: typeof keepLive = keepLive,
): () => void {
  if (!navigator.locks || !window.BroadcastChannel) return keep({ onEvent });
  const channel = new BroadcastChannel(`${name} ${userId}`);
  const left = new AbortController();
  const { signal } = left;
  // Whoever takes over goes on where the page before was, so that nothing is lost in between.
  let lastEventId: string | undefined;
  // Of the page that keeps the stream: how things stand, for pages that come later.
  const standing = new Map<string, StreamEvent>();
  const hear = (event: StreamEvent) => {
    lastEventId = event.id ?? lastEventId;
    onEvent(event);
  };
  // What this page itself sends it does not hear.
  channel.onmessage = ({ data }: MessageEvent<StreamEvent>) => {
    if (data.name !== question.name) hear(data);
    else for (const event of standing.values()) channel.postMessage(event);
  };
  channel.postMessage(question);
  const lead = () =>
    new Promise<void>((resolve) => {
      const stop = keep({
        lastEventId,
        // A page whose session is over leaves the turn to one whose is not.
        onEnd: resolve,
        onEvent: (event) => {
          // A page that comes later fetches records, and who it is for, as they are then.
          const isChange = ['records', 'bookings', 'rights'].includes(event.name);
          if (!isChange) standing.set(event.name, withoutNews(event));
          channel.postMessage(event);
          hear(event);
        },
      });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
  const takeTurns = async () => {
    while (!signal.aborted) {
      // The next page takes over when this one goes, however it goes.
      await navigator.locks.request(`${name} ${userId}`, { signal }, lead);
      standing.clear();
      // By then somebody may have signed in again.
      if (!signal.aborted) await lookedAt(signal);
    }
  };
  takeTurns().catch(() => {
    // Left before its turn came.
  });
  return () => {
    left.abort();
    channel.close();
  };
}

/** Until the page is looked at anew. */
function lookedAt(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const options = { once: true, signal };
    document.addEventListener('visibilitychange', () => resolve(), options);
    window.addEventListener('focus', () => resolve(), options);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Told again, a message is no news. */
function withoutNews(event: StreamEvent): StreamEvent {
  if (event.name !== 'messages') return event;
  const data = JSON.parse(event.data) as LiveEvents['messages']; // our own server's, by contract
  return { ...event, data: JSON.stringify({ ...data, fresh: [] } satisfies LiveEvents['messages']) };
}
