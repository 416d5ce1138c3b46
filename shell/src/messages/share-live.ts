import type { StreamEvent } from '@berth/runtime';
import { keepLive } from './keep-live.ts';

const name = 'berth-live';

/**
 * One page of a browser keeps the stream and tells the others: browsers open only some six connections to a server,
 * and with a stream each six pages would leave none for calls. Where pages cannot share each keeps its own. Gives the
 * way to stop.
 */
export function shareLive(userId: string, onEvent: (event: StreamEvent) => void): () => void {
  if (!navigator.locks || !window.BroadcastChannel) return keepLive({ onEvent });
  const channel = new BroadcastChannel(`${name} ${userId}`);
  const left = new AbortController();
  // What this page itself sends it does not hear.
  channel.onmessage = ({ data }: MessageEvent<StreamEvent>) => onEvent(data);
  const lead = () =>
    new Promise<void>((resolve) => {
      const stop = keepLive({
        onEvent: (event) => {
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
