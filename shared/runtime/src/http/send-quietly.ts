import { readAppLanguage } from '../language/app-language.ts';
import { tokenForCall } from './call-token.ts';
import type { Call, CallInput } from './request.ts';

/**
 * Tells the server something that nobody waits for, also while the page goes. Whatever becomes of it is nobody's
 * error: nothing is shown, nothing thrown, and a session that ended is not asked about.
 */
export function sendQuietly<Key extends Call>(key: Key, body: CallInput<Key>['body']): void {
  const [method, path] = key.split(' ');
  try {
    const token = tokenForCall();
    void fetch(`/api${path}`, {
      method,
      keepalive: true,
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'berth',
        'Accept-Language': readAppLanguage(),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
      // An answer that is not read to its end holds its connection.
      .then((answer) => answer.text())
      .catch(() => {});
  } catch {
    // A browser without fetch has nobody to tell, and nothing is said in the name of somebody else.
  }
}
