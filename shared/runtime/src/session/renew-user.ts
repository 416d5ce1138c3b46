import { ApiError } from '../http/api-error.ts';
import { request } from '../http/request.ts';
import { readToken } from '../http/token-cookie.ts';
import { activeStore } from '../store/create-store.ts';
import { refetchQueries } from '../store/refetch-queries.ts';
import { sessionStarted } from '../store/session-slice.ts';
import { rememberUser } from './remembered-user.ts';

/**
 * Asks anew who is signed in: what they may do has changed. Menu, guards and pages follow at once, and what is still on
 * screen then is refetched. A call that fails changes nothing: the next one says why.
 */
export async function renewUser(): Promise<void> {
  const store = activeStore();
  const { token, userInfo: before } = store.getState().session;
  if (token === null || token !== readToken()) return;
  try {
    const quiet = { errors: 'caller', overlay: false } as const;
    const userInfo = await request('POST /user/getBaseUserInfo', undefined, quiet);
    if (store.getState().session.token !== token) return;
    if (JSON.stringify(userInfo) === JSON.stringify(before)) return;
    rememberUser(token, userInfo);
    store.dispatch(sessionStarted({ token, userInfo }));
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return;
  }
  // Pages that may not be seen any more are gone by then, and ask for nothing.
  setTimeout(() => refetchQueries(store, () => true));
}
