import type { UserInfo } from '@berth/contract';
import { berthApi } from '../api/berth-api.ts';
import { ApiError } from '../http/api-error.ts';
import { callOffReads } from '../http/reads-under-way.ts';
import { type CallInput, request } from '../http/request.ts';
import { readToken, removeToken, writeToken } from '../http/token-cookie.ts';
import { activeStore } from '../store/create-store.ts';
import { sessionCleared, sessionStarted } from '../store/session-slice.ts';
import { forgetUser, rememberedUser, rememberUser } from './remembered-user.ts';
import { sessionEndShown } from './session-end.ts';
import { isOfSomebodyElse } from './session-owner.ts';

/** Signs in, and keeps the token as long as the server says. Failures are the login form's to show. */
export async function signIn(credentials: CallInput<'POST /login/token'>['body']): Promise<void> {
  const { token, expire, user_info } = await request(
    'POST /login/token',
    { body: credentials },
    { errors: 'caller', overlay: false },
  );
  // Other windows of the same person go on with the token as soon as they see it.
  rememberUser(token, user_info);
  writeToken(token, expire);
  activeStore().dispatch(sessionStarted({ token, userInfo: user_info }));
}

/** Ends the session on the server and here; here also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  callOffReads();
  try {
    await request('GET /login/loginOut', undefined, { errors: 'caller' });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
  } finally {
    sessionEndShown.set(false);
    clearSession();
  }
}

/** Forgets who was signed in and everything that was read for them. */
export function clearSession(): void {
  const store = activeStore();
  const token = readToken();
  // Somebody else may have signed in since in another window: then the cookie is theirs, and they stay signed in.
  if (token === undefined || !isOfSomebodyElse(token)) {
    removeToken();
    forgetUser();
  }
  store.dispatch(sessionCleared());
  store.dispatch(berthApi.util.resetApiState());
}

/** `ended`: there was a token, but its session is over. */
export type RestoredSession = 'signedIn' | 'signedOut' | 'ended';

/**
 * At start: who the TOKEN cookie belongs to. While the server is away it is whoever it was in this browser before:
 * pages then open, and their calls say what is wrong. Throws ApiError when nobody can tell.
 */
export async function restoreSession(): Promise<RestoredSession> {
  const token = readToken();
  if (!token) {
    // Its session ended while no page was open.
    forgetUser();
    return 'signedOut';
  }
  const userInfo = await whoIs(token);
  if (userInfo === null) return 'ended';
  rememberUser(token, userInfo);
  activeStore().dispatch(sessionStarted({ token, userInfo }));
  return 'signedIn';
}

async function whoIs(token: string): Promise<UserInfo | null> {
  try {
    return await request('POST /user/getBaseUserInfo', undefined, { errors: 'caller', overlay: false });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.status === 401) {
      forgetUser();
      return null;
    }
    const known = isAway(failure) ? rememberedUser(token) : null;
    if (!known) throw failure;
    return known;
  }
}

/** No answer, or one of whatever stands before the server. */
const isAway = ({ kind, status = 0 }: ApiError) =>
  kind === 'noResponse' || kind === 'timeout' || (status >= 502 && status <= 504);
