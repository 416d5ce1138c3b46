import { request } from '../http/request.ts';
import { useUser } from '../session/roles.ts';
import { sessionEndShown } from '../session/session-end.ts';
import { sessionReplacedShown } from '../session/session-owner.ts';
import { activeStore } from '../store/create-store.ts';

type Access = {
  userId: string;
  fetchKey: () => Promise<string>;
  /** Calls back once: the person has signed out, their session has ended, or somebody else has signed in. */
  whenOver: (listener: () => void) => () => void;
};

/** Whose unsaved work a form may open, how, and for how long, for the drafts of `@berth/ui`. */
export function useUnsavedAccess(): Access {
  const userId = useUser()?.id ?? '';
  return {
    userId,
    fetchKey: () => fetchKey(userId),
    whenOver: (listener) => whenOver(userId, listener),
  };
}

async function fetchKey(userId: string): Promise<string> {
  const quiet = { errors: 'caller', overlay: false } as const;
  requirePerson(userId);
  const { unsavedWorkKey } = await request('POST /user/getUnsavedWorkKey', undefined, quiet);
  requirePerson(userId);
  return unsavedWorkKey;
}

/** A form whose person has left may still ask, and the key would be that of who came after. */
function requirePerson(userId: string): void {
  if (!isSignedIn(userId)) throw new Error('The session of this person is over.');
}

/** With either dialog open the page makes no more calls, and waits to be left. */
function isSignedIn(userId: string): boolean {
  const isThere = activeStore().getState().session.userInfo?.id === userId;
  return isThere && !sessionEndShown.get() && !sessionReplacedShown.get();
}

function whenOver(userId: string, listener: () => void): () => void {
  const look = () => {
    if (isSignedIn(userId)) return;
    stop();
    listener();
  };
  const stops = [activeStore(), sessionEndShown, sessionReplacedShown].map((each) => each.subscribe(look));
  const stop = () => {
    for (const each of stops) each();
  };
  return stop;
}
