import { readToken, removeToken } from '../http/token-cookie.ts';
import { createSignal } from '../signal/signal.ts';
import { activeStore } from '../store/create-store.ts';

/** Whether the dialog 重新登录提醒 stands open; drawn once by the shell. */
export const sessionEndShown = createSignal(false);

/**
 * A call was answered 401: the cookie goes and one dialog opens, however many calls fail together.
 * A late answer to a token that was replaced since says nothing about the session of now.
 */
export function endSession(usedToken: string | undefined): void {
  const current = readToken();
  if (current !== undefined && current !== usedToken) return;
  removeToken();
  if (activeStore().getState().session.userInfo) sessionEndShown.set(true);
}
