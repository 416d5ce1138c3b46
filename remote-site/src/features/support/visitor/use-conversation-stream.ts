import type { ConversationEvents } from '@berth/contract';
import { ApiError, backoffMs, pause, readEvents } from '@berth/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useIsLookedAt } from '../talk/use-is-looked-at.ts';

type Standing = ConversationEvents['conversation'] | null;

const failuresBeforeAsking = 3;

/**
 * Hears how the conversation of this browser stands, while the window is in front: by a stream, which is opened anew
 * whenever it breaks; where none can be had, by asking now and then. A window behind others holds no connection.
 */
export function useConversationStream(id: string | null, onStanding: (standing: Standing) => void): void {
  const isLookedAt = useIsLookedAt();
  const tell = useEffectEvent(onStanding);
  useEffect(() => {
    if (id === null || !isLookedAt || !window.fetch) return;
    const stop = new AbortController();
    void follow(stop, (standing) => tell(standing));
    return () => stop.abort();
  }, [id, isLookedAt]);
}

async function follow(stop: AbortController, tell: (standing: Standing) => void): Promise<void> {
  const { signal } = stop;
  for (let failures = 0; !signal.aborted; ) {
    let isHeard = false;
    const isOnce = failures >= failuresBeforeAsking;
    try {
      await readEvents({
        call: 'GET /index/conversationEvents',
        isOnce,
        signal,
        onEvent: ({ name, data }) => {
          if (signal.aborted) return;
          isHeard = true;
          if (name === 'conversation') tell(JSON.parse(data) as Standing); // our own server's, by contract
          if (name === 'end' && data.includes('signedOut')) {
            tell(null);
            stop.abort();
          }
        },
      });
    } catch (failure) {
      // This browser has no conversation any more.
      if (failure instanceof ApiError && failure.status === 404) {
        tell(null);
        return;
      }
      if (!(failure instanceof Error)) throw failure;
    }
    failures = isHeard && !isOnce ? 0 : failures + 1;
    await pause(backoffMs(failures), signal);
  }
}
