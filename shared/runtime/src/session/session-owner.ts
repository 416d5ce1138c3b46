import { activeRuntime } from '../runtime/active-runtime.ts';
import { endSession } from './session-end.ts';
import { readToken } from './token-cookie.ts';

/**
 * Whether the browser's session is still the one of this page: another window may have signed out, or in as
 * someone else, and this page must not go on as the person of before.
 */
export function checkSessionOwner(): 'same' | 'ended' | 'replaced' {
  const { token } = activeRuntime().store.getState().session;
  const current = readToken();
  if (token === null || current === token) return 'same';
  if (current !== undefined) return 'replaced';
  endSession(token);
  return 'ended';
}
