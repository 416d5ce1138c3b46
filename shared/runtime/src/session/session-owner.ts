import { readToken } from '../http/token-cookie.ts';
import { createSignal } from '../signal/signal.ts';
import { activeStore } from '../store/create-store.ts';
import { sessionStarted } from '../store/session-slice.ts';
import { rememberedUser } from './remembered-user.ts';
import { endSession } from './session-end.ts';

/** Whether the dialog stands open that somebody else has signed in; drawn once by the shell. */
export const sessionReplacedShown = createSignal(false);

/**
 * Whether the browser's session is still the one of this page: another window may have signed out, or in as
 * someone else, and this page must not go on as the person of before.
 */
export function checkSessionOwner(): 'same' | 'ended' | 'replaced' {
  const { token } = activeStore().getState().session;
  const current = readToken();
  if (token === null) return 'same';
  if (current !== undefined) return isOfSomebodyElse(current) ? 'replaced' : 'same';
  endSession(token);
  return 'ended';
}

/** Checks the token of a call, and says by the dialog why the call is not made. */
export function refuseForeignToken(token: string): boolean {
  if (!isOfSomebodyElse(token)) return false;
  sessionReplacedShown.set(true);
  return true;
}

/** Whether a token belongs to another person than this page does. Signed in again, the same person goes on with it. */
export function isOfSomebodyElse(token: string): boolean {
  const store = activeStore();
  const { token: own, userInfo } = store.getState().session;
  if (own === null || own === token) return false;
  const owner = rememberedUser(token);
  if (owner === null || owner.id !== userInfo?.id) return true;
  store.dispatch(sessionStarted({ token, userInfo: owner }));
  return false;
}
