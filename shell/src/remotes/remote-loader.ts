import { type RemoteEntry, type RemoteFailureCause, type RemoteVersion, standInsOf } from '@berth/contract';
import { createSignal, type RemoteDefinition, type Signal } from '@berth/runtime';
import {
  type FailureReason,
  failureReason,
  isMissingCode,
  startFailureCause,
} from '../loading/failure-cause.ts';
import { judgeLoading } from '../loading/judge-loading.ts';
import { isPartAwaited, ShellPartError } from '../loading/judge-part.ts';

/** A version whose code has run; `isSpare` when it stands in for the one that the registry wants. */
export type LoadedRemote = {
  version: string;
  /** Tells it apart from every other build: its `global`. */
  build: string;
  definition: RemoteDefinition;
  isSpare: boolean;
  /** What that one failed with, in this page. */
  failure?: unknown;
};

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | ({ status: 'ready' } & LoadedRemote)
  | { status: 'failed'; reason: FailureReason; error: unknown };

export type RemoteLoader = {
  stateOf(name: string): Signal<RemoteState>;
  /** Starts loading a remote that nobody asked for yet; otherwise does nothing. */
  load(entry: RemoteEntry): void;
  /** Loads a remote anew that failed. A version that is still on its way is waited for once more. */
  retry(entry: RemoteEntry): void;
  /** Loads the version anew that another one stands in for; null when it fails again. */
  tryAgain(entry: RemoteEntry): Promise<LoadedRemote | null>;
  /** A page of a ready version failed: the next of those that stand in, or null when there is none. */
  fallBack(entry: RemoteEntry, from: string, failure: unknown): Promise<LoadedRemote | null>;
};

type LoaderParts = {
  /** Gives the definition of one version; `isRetry` after an attempt in this page that failed. */
  fetchVersion: (entry: RemoteEntry, version: RemoteVersion, isRetry: boolean) => Promise<RemoteDefinition>;
  /** Whether what fails now would have come if it were sound. */
  isLineGood: () => Promise<boolean>;
  /** Whether it failed before in this browser session, and the last good version worked. */
  isKnownToFail: (entry: RemoteEntry, version: RemoteVersion) => boolean;
  onStarted: (entry: RemoteEntry, version: RemoteVersion) => void;
  /** The version is to blame, and not the line; or the shell, by a `ShellPartError`. */
  onFailed: (
    entry: RemoteEntry,
    version: RemoteVersion,
    failure: { cause: RemoteFailureCause; error: unknown },
  ) => void;
};

type Outcome = { reason: 'ready'; error?: undefined } | { reason: FailureReason; error: unknown };

/**
 * The loader of remotes, a small state machine: idle → loading → ready or failed, failed → loading by retry. What
 * fails or takes too long is replaced by the last good version; when nothing good is left it has failed. On a bad
 * line, or where a part of the shell did not come, no version is replaced, or blamed. A version that answers after its
 * time was up is taken all the same, unless another one is in its place already.
 */
export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const states = new Map<string, Signal<RemoteState>>();
  const fallingBack = new Map<string, Promise<LoadedRemote | null>>();
  const attempt = createAttempts(parts);
  const stateOf = (name: string) => {
    const known = states.get(name) ?? createSignal<RemoteState>({ status: 'idle' });
    states.set(name, known);
    return known;
  };

  const start = async (entry: RemoteEntry) => {
    const state = stateOf(entry.name);
    state.set({ status: 'loading' });
    const take = (loaded: LoadedRemote) => {
      if (state.get().status !== 'ready') state.set({ status: 'ready', ...loaded });
    };
    let last: Outcome = { reason: 'broken', error: null };
    let failure: unknown;
    for (const version of versionsToTry(entry, parts.isKnownToFail)) {
      last = await attempt(entry, version, (loaded) =>
        take(loaded.isSpare ? { ...loaded, failure } : loaded),
      );
      if (last.reason === 'ready' || state.get().status === 'ready') return;
      failure ??= last.error;
      if (last.reason === 'line' || last.error instanceof ShellPartError) break;
    }
    state.set({ status: 'failed', reason: last.reason, error: failure });
  };

  /** Pages that are open keep the version that they were drawn with. */
  const replace = async (entry: RemoteEntry, version: RemoteVersion, failure?: unknown) => {
    let taken: LoadedRemote | null = null;
    await attempt(entry, version, (loaded) => {
      taken = loaded.isSpare ? { ...loaded, failure } : loaded;
      stateOf(entry.name).set({ status: 'ready', ...taken });
    });
    return taken;
  };
  const replaceByNext = async (entry: RemoteEntry, from: string, failure: unknown) => {
    const versions = [entry, ...standInsOf(entry)];
    const next = versions.slice(versions.findIndex(({ version }) => version === from) + 1);
    let taken: LoadedRemote | null = null;
    for (const version of next) taken ??= await replace(entry, version, failure);
    return taken;
  };

  return {
    stateOf,
    load(entry) {
      if (stateOf(entry.name).get().status === 'idle') void start(entry);
    },
    retry(entry) {
      if (stateOf(entry.name).get().status === 'failed') void start(entry);
    },
    tryAgain: (entry) => replace(entry, entry),
    fallBack(entry, from, failure) {
      const now = stateOf(entry.name).get();
      // Another page of it was replaced before.
      if (now.status === 'ready' && now.version !== from) return Promise.resolve(now.isSpare ? now : null);
      const known = fallingBack.get(entry.name);
      if (known) return known;
      const loading = replaceByNext(entry, from, failure).finally(() => fallingBack.delete(entry.name));
      fallingBack.set(entry.name, loading);
      return loading;
    },
  };
}

/** Tries one version, and says what became of it as soon as that is known. */
function createAttempts({ fetchVersion, isLineGood, onStarted, onFailed }: LoaderParts) {
  const tried = new Set<string>();
  /** What is not known to come or to fail yet, though its time may be up. */
  const pending = new Map<string, Promise<RemoteDefinition>>();
  const keyOf = ({ name }: RemoteEntry, { version }: RemoteVersion) => `${name}@${version}`;

  const load = (entry: RemoteEntry, version: RemoteVersion) => {
    const key = keyOf(entry, version);
    const isRetry = tried.has(key);
    tried.add(key);
    return fetchVersion(entry, version, isRetry);
  };
  // The line may have been bad for a moment, and good again when it was asked.
  const loadTwice = (entry: RemoteEntry, version: RemoteVersion) =>
    load(entry, version).catch(async (error: unknown) => {
      // A part of the shell was asked for twice.
      if (error instanceof ShellPartError || !isMissingCode(error) || !(await isLineGood())) throw error;
      return load(entry, version);
    });
  const keepLoading = (entry: RemoteEntry, version: RemoteVersion) => {
    const key = keyOf(entry, version);
    const known = pending.get(key);
    if (known) return known;
    const loading = loadTwice(entry, version).finally(() => pending.delete(key));
    pending.set(key, loading);
    return loading;
  };

  return async (
    entry: RemoteEntry,
    version: RemoteVersion,
    take: (loaded: LoadedRemote) => void,
  ): Promise<Outcome> => {
    const taken = keepLoading(entry, version).then((definition) => {
      onStarted(entry, version);
      const isSpare = version.version !== entry.version;
      take({ version: version.version, build: version.global, definition, isSpare });
    });
    try {
      await judgeLoading(taken, isLineGood, isPartAwaited);
      return { reason: 'ready' };
    } catch (error) {
      const reason = failureReason(error);
      console.warn(`Remote “${entry.name}” ${version.version} did not load (${reason}).`, error);
      if (reason !== 'line') onFailed(entry, version, { cause: startFailureCause(error), error });
      return { reason, error };
    }
  };
}

function versionsToTry(entry: RemoteEntry, isKnownToFail: LoaderParts['isKnownToFail']): RemoteVersion[] {
  const standIns = standInsOf(entry).filter(({ version }) => version !== entry.version);
  // One that failed before is worth another try only when its stand-ins fail as well, or when it is what is tested.
  return !entry.isOverridden && isKnownToFail(entry, entry) ? [...standIns, entry] : [entry, ...standIns];
}
