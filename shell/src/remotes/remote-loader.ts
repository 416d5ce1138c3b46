import type { RemoteEntry, RemoteFailureCause, RemoteVersion } from '@berth/contract';
import { createSignal, type RemoteDefinition, type Signal } from '@berth/runtime';
import { startFailureCause } from './failure-cause.ts';

/** A version whose code has run; `isSpare` when it stands in for the one that the registry wants. */
export type LoadedRemote = { version: string; definition: RemoteDefinition; isSpare: boolean };

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | ({ status: 'ready' } & LoadedRemote)
  | { status: 'failed'; reason: 'slow' | 'broken'; error: unknown };

export type RemoteLoader = {
  stateOf(name: string): Signal<RemoteState>;
  /** Starts loading a remote that nobody asked for yet; otherwise does nothing. */
  load(entry: RemoteEntry): void;
  /** Loads a failed remote anew. */
  retry(entry: RemoteEntry): void;
  /** A page of a ready version failed before it was ever seen: the last good version, or null when there is none. */
  fallBack(entry: RemoteEntry, from: string): Promise<LoadedRemote | null>;
};

type Attempt = {
  /** After an attempt in this page that failed. */
  isRetry: boolean;
  /** Whether it still is when its code has come: by then another version may stand in its place. */
  isWanted: () => boolean;
};

type LoaderParts = {
  /** Gives the definition of one version. */
  fetchVersion: (entry: RemoteEntry, version: RemoteVersion, attempt: Attempt) => Promise<RemoteDefinition>;
  /** Whether it failed before in this browser session, and the last good version worked. */
  isKnownToFail: (entry: RemoteEntry, version: RemoteVersion) => boolean;
  onStarted: (entry: RemoteEntry, version: RemoteVersion) => void;
  onFailed: (
    entry: RemoteEntry,
    version: RemoteVersion,
    failure: { cause: RemoteFailureCause; error: unknown },
  ) => void;
};

type Outcome = { reason: 'ready' } | { reason: 'slow' | 'broken'; error: unknown };

const patienceMs = 10_000;

/**
 * The loader of remotes, a small state machine: idle → loading → ready or failed, failed → loading by retry. What
 * fails or takes too long is replaced by the last good version; when nothing good is left it has failed. A version
 * that answers after its time was up is taken all the same, unless another one is in its place already.
 */
export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const states = new Map<string, Signal<RemoteState>>();
  const tried = new Set<string>();
  const fallingBack = new Map<string, Promise<LoadedRemote | null>>();
  const stateOf = (name: string) => {
    const known = states.get(name) ?? createSignal<RemoteState>({ status: 'idle' });
    states.set(name, known);
    return known;
  };

  const attempt = (entry: RemoteEntry, version: RemoteVersion, take: (loaded: LoadedRemote) => void) =>
    new Promise<Outcome>((resolve) => {
      const key = `${entry.name}@${version.version}`;
      const isRetry = tried.has(key);
      tried.add(key);
      const end = (outcome: Outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      let hasFailed = false;
      const fail = (reason: 'slow' | 'broken', error: unknown) => {
        if (hasFailed) return;
        hasFailed = true;
        console.warn(`Remote “${entry.name}” ${version.version} did not load (${reason}).`, error);
        const cause = reason === 'slow' ? reason : startFailureCause(error);
        parts.onFailed(entry, version, { cause, error });
        end({ reason, error });
      };
      const timer = setTimeout(() => fail('slow', null), patienceMs);
      const isWanted = () => !hasFailed || stateOf(entry.name).get().status !== 'ready';
      parts.fetchVersion(entry, version, { isRetry, isWanted }).then(
        (definition) => {
          parts.onStarted(entry, version);
          take({ version: version.version, definition, isSpare: version.version !== entry.version });
          end({ reason: 'ready' });
        },
        (error: unknown) => fail('broken', error),
      );
    });

  const start = async (entry: RemoteEntry) => {
    const state = stateOf(entry.name);
    state.set({ status: 'loading' });
    const take = (loaded: LoadedRemote) => {
      if (state.get().status !== 'ready') state.set({ status: 'ready', ...loaded });
    };
    let last: Outcome = { reason: 'broken', error: null };
    for (const version of versionsToTry(entry, parts.isKnownToFail)) {
      last = await attempt(entry, version, take);
      if (last.reason === 'ready' || state.get().status === 'ready') return;
    }
    state.set({ status: 'failed', reason: last.reason, error: last.error });
  };

  const loadSpare = async (entry: RemoteEntry, version: RemoteVersion) => {
    let spare: LoadedRemote | null = null;
    await attempt(entry, version, (loaded) => {
      spare = loaded;
      // Pages that are open keep the version that they were drawn with.
      stateOf(entry.name).set({ status: 'ready', ...loaded });
    });
    fallingBack.delete(entry.name);
    return spare;
  };

  return {
    stateOf,
    load(entry) {
      if (stateOf(entry.name).get().status === 'idle') void start(entry);
    },
    retry(entry) {
      if (stateOf(entry.name).get().status === 'failed') void start(entry);
    },
    fallBack(entry, from) {
      const now = stateOf(entry.name).get();
      // Another page of it was replaced before.
      if (now.status === 'ready' && now.version !== from) return Promise.resolve(now.isSpare ? now : null);
      if (!entry.fallback || entry.fallback.version === from) return Promise.resolve(null);
      const loading = fallingBack.get(entry.name) ?? loadSpare(entry, entry.fallback);
      fallingBack.set(entry.name, loading);
      return loading;
    },
  };
}

function versionsToTry(entry: RemoteEntry, isKnownToFail: LoaderParts['isKnownToFail']): RemoteVersion[] {
  const { fallback } = entry;
  if (!fallback || fallback.version === entry.version) return [entry];
  // One that failed before is worth another try only when its stand-in fails as well.
  return isKnownToFail(entry, entry) ? [fallback, entry] : [entry, fallback];
}
