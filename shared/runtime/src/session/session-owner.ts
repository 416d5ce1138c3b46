import { readToken } from '../http/token-cookie.ts';
import { activeStore } from '../store/create-store.ts';
import { endSession } from './session-end.ts';

/**
 * Whether the browser's session is still the one of this page: another window may have signed out, or in as
 * someone else, and this page must not go on as the person of before.
 */
export function checkSessionOwner(): 'same' | 'ended' | 'replaced' {
  const { token } = activeStore().getState().session;
  const current = readToken();
  if (token === null || current === token) return 'same';
  if (current !== undefined) return 'replaced';
  endSession(token);
  return 'ended';
}
