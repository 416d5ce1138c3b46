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
export function shareLive(userId: string, onEvent: (event: StreamEvent) => void): () => void {
  if (!navigator.locks || !window.BroadcastChannel) return keepLive({ onEvent });
  const channel = new BroadcastChannel(`${name} ${userId}`);
  const left = new AbortController();
  // Of the page that keeps the stream: how things stand, for pages that come later.
  const standing = new Map<string, StreamEvent>();
  // What this page itself sends it does not hear.
  channel.onmessage = ({ data }: MessageEvent<StreamEvent>) => {
    if (data.name !== question.name) onEvent(data);
    else for (const event of standing.values()) channel.postMessage(event);
  };
  channel.postMessage(question);
  const lead = () =>
    new Promise<void>((resolve) => {
      const stop = keepLive({
        onEvent: (event) => {
          // Who comes later asks for bookings as they are then.
          if (event.name !== 'bookings') standing.set(event.name, withoutNews(event));
          channel.postMessage(event);
          onEvent(event);
        },
      });
      const end = () => {
        stop();
        resolve();
      };
      if (left.signal.aborted) end();
      else left.signal.addEventListener('abort', end, { once: true });
    });
  // The next page takes over when this one goes, however it goes.
  navigator.locks.request(`${name} ${userId}`, { signal: left.signal }, lead).catch(() => {
    // Left before its turn came.
  });
  return () => {
    left.abort();
    channel.close();
  };
}

/** Told again, a message is no news. */
function withoutNews(event: StreamEvent): StreamEvent {
  if (event.name !== 'messages') return event;
  const data = JSON.parse(event.data) as LiveEvents['messages']; // our own server's, by contract
  return { ...event, data: JSON.stringify({ ...data, fresh: [] } satisfies LiveEvents['messages']) };
}
