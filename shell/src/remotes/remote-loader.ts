import type { RemoteEntry } from '@berth/contract';
import { createSignal, type RemoteDefinition, type Signal } from '@berth/runtime';

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; definition: RemoteDefinition }
  | { status: 'failed'; reason: 'slow' | 'broken'; error: unknown };

export type RemoteLoader = {
  stateOf(name: string): Signal<RemoteState>;
  /** Starts loading a remote that nobody asked for yet; otherwise does nothing. */
  load(entry: RemoteEntry): void;
  /** Loads a failed remote anew. */
  retry(entry: RemoteEntry): void;
};

type Fetch = (entry: RemoteEntry, isRetry: boolean) => Promise<RemoteDefinition>;

const patienceMs = 10_000;

/**
 * The loader of remotes, a small state machine: idle → loading → ready or failed, failed → loading by retry.
 * A remote that answers after its time was up is taken all the same: failed → ready.
 */
export function createRemoteLoader(fetchRemote: Fetch): RemoteLoader {
  const states = new Map<string, Signal<RemoteState>>();
  const stateOf = (name: string) => {
    const known = states.get(name) ?? createSignal<RemoteState>({ status: 'idle' });
    states.set(name, known);
    return known;
  };
  const start = (entry: RemoteEntry, isRetry: boolean) => {
    const state = stateOf(entry.name);
    const loading: RemoteState = { status: 'loading' };
    state.set(loading);
    const fail = (reason: 'slow' | 'broken', error: unknown) => {
      if (state.get() === loading) state.set({ status: 'failed', reason, error });
    };
    const timer = setTimeout(() => fail('slow', null), patienceMs);
    // Not `finally`: the timer must be gone when the state is seen.
    fetchRemote(entry, isRetry).then(
      (definition) => {
        clearTimeout(timer);
        if (state.get().status !== 'ready') state.set({ status: 'ready', definition });
      },
      (error: unknown) => {
        clearTimeout(timer);
        console.warn(`Remote “${entry.name}” did not load.`, error);
        fail('broken', error);
      },
    );
  };
  return {
    stateOf,
    load(entry) {
      if (stateOf(entry.name).get().status === 'idle') start(entry, false);
    },
    retry(entry) {
      if (stateOf(entry.name).get().status === 'failed') start(entry, true);
    },
  };
}
